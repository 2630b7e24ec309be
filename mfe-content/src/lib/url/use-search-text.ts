import { useSearchParams } from '@tulia/platform';
import { useEffect, useRef, useState } from 'react';
import { useHydrating } from './use-hydrating.ts';

/** Debounce of the search, milliseconds: a screen reader does not announce every letter. */
const PAUSE = 250;

interface SearchText {
	readonly search: string;
	/** The text of the field, ahead of `search` while typing. */
	readonly typed: string;
	readonly type: (text: string) => void;
	readonly clear: () => void;
}

interface Field {
	readonly text: string;
	/** The search of the address at the last render. */
	readonly seen: string;
	/** The last search of this field. */
	readonly own: string;
}

/**
 * A search that is part of the address, so that it can be bookmarked and shared. It replaces the history entry, so that
 * Back does not undo letters. Empty while hydrating, because prerendered HTML is for the address without its query.
 */
export function useSearchText(): SearchText {
	const [params, setParams] = useSearchParams();
	const address = params.get('search') ?? '';
	const search = useHydrating() ? '' : address;
	const [field, setField] = useState<Field>({ text: search, seen: search, own: search });
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);

	// A search changed by a link or Back replaces the text; the field's own late searches do not.
	if (field.seen !== search) setField({ text: search === field.own ? field.text : search, seen: search, own: search });

	function write(text: string): void {
		const own = text.trim() ? text : '';
		setField((last) => ({ ...last, own }));
		setParams(own ? { search: own } : {}, { replace: true });
	}

	function type(text: string): void {
		clearTimeout(timer.current);
		setField((last) => ({ ...last, text }));
		const { pathname } = window.location;
		timer.current = setTimeout(() => {
			// A link followed meanwhile wins: this page stays mounted until the next one is loaded.
			if (window.location.pathname === pathname) write(text);
		}, PAUSE);
	}

	function clear(): void {
		clearTimeout(timer.current);
		setField((last) => ({ ...last, text: '' }));
		write('');
	}

	return { search, typed: field.text, type, clear };
}
