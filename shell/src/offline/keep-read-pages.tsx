import './kept-note.css';
import { useLocation } from '@tulia/platform';
import { useEffect, useRef } from 'react';
import { dropNote } from './drop-note.ts';
import { keepPagesOffline, keepReadPage } from './register.ts';

/** Has the worker keep what the application goes to, as it keeps what is asked for by address. Shows nothing. */
export function KeepReadPages(): null {
	const { pathname } = useLocation();
	const last = useRef(pathname);
	useEffect(() => keepPagesOffline(), []);
	useEffect(() => {
		if (pathname === last.current) return;
		last.current = pathname;
		dropNote();
		keepReadPage(pathname);
	}, [pathname]);
	return null;
}
