import { useSearchParams } from '@tulia/platform';
import { useRef, useState } from 'react';
import { useDebounceOnPage } from '../../lib/lists/use-debounce-on-page.ts';
import { type ListView, listViewParams, parseListView } from './list-address.ts';

interface ListViewControl {
	readonly view: ListView;
	/** The text of the search field. During the debounce it is newer than the view. */
	readonly typed: string;
	readonly type: (text: string) => void;
	readonly show: (view: ListView) => void;
}

/**
 * The view of the address, and its setters. A search replaces the history entry, so that Back does not undo single
 * letters.
 */
export function useListView(): ListViewControl {
	const [params, setParams] = useSearchParams();
	const [draft, setDraft] = useState<string>();
	const debounce = useDebounceOnPage();
	const view = parseListView(params);
	const latest = useRef(view);
	latest.current = view;

	function show(next: ListView, options?: { readonly replace: boolean }): void {
		debounce.cancel();
		setDraft(undefined);
		setParams(listViewParams(next), options);
	}

	function type(text: string): void {
		setDraft(text);
		debounce.schedule(() => show({ ...latest.current, search: text, needs: undefined, after: [] }, { replace: true }));
	}

	// A filter that is chosen during the debounce applies the typed search at once.
	const typed = draft ?? view.search;
	return { view, typed, type, show: (next) => show(next.needs ? next : { ...next, search: typed }) };
}
