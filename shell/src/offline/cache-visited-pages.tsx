import './offline-note.css';
import { useLocation } from '@tulia/platform';
import { useEffect, useRef } from 'react';
import { cacheVisitedPage, registerServiceWorker } from './register.ts';
import { removeOfflineNote } from './remove-offline-note.ts';

/** Has the worker keep what the application goes to, as it keeps what is asked for by address. Shows nothing. */
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
