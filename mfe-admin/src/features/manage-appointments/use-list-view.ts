import { useSearchParams } from '@tulia/platform';
import { useEffect, useRef, useState } from 'react';
import { addressFor, type ListView, viewIn } from './list-address.ts';

/** How long nobody types before it is searched, milliseconds. */
const PAUSE = 300;

interface ListViewControl {
	readonly view: ListView;
	/** What the search field shows: ahead of the view while somebody types. */
	readonly typed: string;
	readonly type: (text: string) => void;
	readonly show: (view: ListView) => void;
}

/** The view of the address, and what changes it. Searching replaces the address, so that Back does not spell words backwards. */
export function useListView(): ListViewControl {
	const [params, setParams] = useSearchParams();
	const [draft, setDraft] = useState<string>();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const view = viewIn(params);
	const latest = useRef(view);
	latest.current = view;
	useEffect(() => () => clearTimeout(timer.current), []);

	function show(next: ListView, options?: { readonly replace: boolean }): void {
		clearTimeout(timer.current);
		setDraft(undefined);
		setParams(addressFor(next), options);
	}

	function type(text: string): void {
		clearTimeout(timer.current);
		setDraft(text);
		timer.current = setTimeout(
			() => show({ ...latest.current, search: text, needs: undefined, after: [] }, { replace: true }),
			PAUSE,
		);
	}

	// What was typed counts for whatever is chosen next, searched already or not.
	const typed = draft ?? view.search;
	return { view, typed, type, show: (next) => show(next.needs ? next : { ...next, search: typed }) };
}
