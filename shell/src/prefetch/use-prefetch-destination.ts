import { useAppDispatch } from '@tulia/platform';
import { useCallback, useEffect } from 'react';
import { useModules } from '../modules/module-context.ts';
import { prefetchPage } from './prefetch-page.ts';

const pathOf = (address: string): string => new URL(address, 'https://site.invalid').pathname;

/** A field of the page's own form, not of the footer's. */
const isField = (element: unknown): boolean => element instanceof HTMLInputElement && element.matches('main input');

/**
 * Prefetches files and public data of the page after the log-in or sign-up while its form is filled in. Personal data
 * waits for the session. Each focused field refreshes expired data, and so does the returned function, which is called
 * on submit. Staff areas are not prefetched: before the log-in, most people are not staff.
 */
export function usePrefetchDestination(address: string): () => void {
	const { loader } = useModules();
	const dispatch = useAppDispatch();
	const prefetch = useCallback(() => {
		prefetchPage(pathOf(address), 'client', { loader, dispatch })?.catch(() => undefined); // its page reports it
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
