import { useSearchParams } from '@tulia/platform';
import { useEffect, useRef, useState } from 'react';
import { useHydrating } from './use-hydrating.ts';

/** How long nobody types before it is searched, milliseconds: a screen reader is not told of every letter. */
const PAUSE = 250;

interface SearchText {
	/** What is searched: the `search` of the address. */
	readonly search: string;
	/** What the field shows: ahead of `search` while somebody types. */
	readonly typed: string;
	readonly type: (text: string) => void;
	readonly clear: () => void;
}

interface Field {
	readonly text: string;
	/** The search of the address when it was last looked at. */
	readonly seen: string;
	/** The search this field wrote, or found, in the address. */
	readonly own: string;
}

/**
 * A search that is part of the address, so that it can be kept and shared. It replaces the address, so that Back does not
 * spell words backwards. Nothing is searched while hydrating: prerendered HTML is made for the address without its query.
 */
export function useSearchText(): SearchText {
	const [params, setParams] = useSearchParams();
	const address = params.get('search') ?? '';
	const search = useHydrating() ? '' : address;
	const [field, setField] = useState<Field>({ text: search, seen: search, own: search });
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);

	// An address that somebody else changed, by a link or by Back, is taken over; what is being typed is not overwritten by
	// the field's own searches, which arrive late.
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
			// A link that was followed meanwhile wins: this page stays on the screen until the files of the next one are there.
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
