import { useAppDispatch } from '@tulia/platform';
import { useCallback, useEffect } from 'react';
import { useModules } from '../modules/module-context.ts';
import { isShellPage, moduleRouteFor } from '../modules/module-routes.ts';
import { prefetchPage } from '../modules/prefetch-pages.ts';
import { mayPrefetch } from '../offline/saves-data.ts';

const pathOf = (address: string): string => new URL(address, 'https://site.invalid').pathname;

/** Staff areas are left out: whoever types here is nobody yet, and most people are no staff. */
const isWorthwhile = (path: string): boolean =>
	!isShellPage(path) && moduleRouteFor(path).guard !== 'admin' && mayPrefetch();

/** A field of the page's own form; the footer has one for something else. */
const isField = (element: unknown): boolean => element instanceof HTMLInputElement && element.matches('main input');

/**
 * Fetches the page a log-in or sign-up leads to while its form is filled in: files, and what anybody may read. What is a person's
 * own waits until they are known. Each field asks again for what has expired meanwhile, and so does the returned function, which is
 * called when the form is sent.
 */
export function usePrefetchDestination(address: string): () => void {
	const { loader } = useModules();
	const dispatch = useAppDispatch();
	const prefetch = useCallback(() => {
		const path = pathOf(address);
		if (isWorthwhile(path)) prefetchPage(path, loader, dispatch).catch(() => undefined); // its page will say so
	}, [address, loader, dispatch]);

	useEffect(() => {
		const prefetchFor = (element: unknown): void => {
			if (isField(element)) prefetch();
		};
		const onFocus = ({ target }: FocusEvent): void => prefetchFor(target);
		prefetchFor(document.activeElement); // typed in before hydration
		document.addEventListener('focusin', onFocus);
		return () => document.removeEventListener('focusin', onFocus);
	}, [prefetch]);
	return prefetch;
}
