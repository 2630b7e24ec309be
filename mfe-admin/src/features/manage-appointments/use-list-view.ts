import { useSearchParams } from '@tulia/platform';
import { useEffect, useRef, useState } from 'react';
import { type ListView, listViewParams, parseListView } from './list-address.ts';

/** Debounce of the search, milliseconds. */
const DEBOUNCE = 300;

interface ListViewControl {
	readonly view: ListView;
	/** What the search field shows; newer than the view until the debounce is over. */
	readonly typed: string;
	readonly type: (text: string) => void;
	readonly show: (view: ListView) => void;
}

/** The view of the address, and what changes it. Searching replaces the history entry, so that Back does not undo one letter at a time. */
export function useListView(): ListViewControl {
	const [params, setParams] = useSearchParams();
	const [draft, setDraft] = useState<string>();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const view = parseListView(params);
	const latest = useRef(view);
	latest.current = view;
	useEffect(() => () => clearTimeout(timer.current), []);

	function show(next: ListView, options?: { readonly replace: boolean }): void {
		clearTimeout(timer.current);
		setDraft(undefined);
		setParams(listViewParams(next), options);
	}

	function type(text: string): void {
		clearTimeout(timer.current);
		setDraft(text);
		timer.current = setTimeout(
			() => show({ ...latest.current, search: text, needs: undefined, after: [] }, { replace: true }),
			DEBOUNCE,
		);
	}

	// A filter that is chosen before the debounce is over includes what was typed.
	const typed = draft ?? view.search;
	return { view, typed, type, show: (next) => show(next.needs ? next : { ...next, search: typed }) };
}
