import './offline-note.css';
import { useLocation } from '@tulia/platform';
import { useEffect, useRef } from 'react';
import { cacheVisitedPage, registerServiceWorker } from './register.ts';
import { removeOfflineNote } from './remove-offline-note.ts';

/** Makes the worker cache the pages of client-side navigation, as it caches documents. Renders nothing. */
export function CacheVisitedPages(): null {
	const { pathname } = useLocation();
	const last = useRef(pathname);
	useEffect(() => registerServiceWorker(), []);
	useEffect(() => {
		if (pathname === last.current) return;
		last.current = pathname;
		removeOfflineNote();
		cacheVisitedPage(pathname);
	}, [pathname]);
	return null;
}
