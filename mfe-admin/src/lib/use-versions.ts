import { useRef, useState } from 'react';

/** What two people may be changing at once, as one of them sees it. */
export interface Versions<T> {
	/** What the form was filled from. */
	readonly base: T;
	/** What somebody else saved meanwhile, once it stands in the way. */
	readonly theirs: T | undefined;
	/** The version a save has to name. */
	readonly named: () => number;
	/** Somebody else was first: this is what there is now. */
	readonly meet: (theirs: T) => void;
	/** One's own save went through, and the form stays open. */
	readonly saved: (mine: T) => void;
	/** Begins again from this version; what was typed goes. */
	readonly take: (next: T) => void;
	/** The next save replaces theirs, which was seen. */
	readonly insist: () => void;
}

/** Keeps what a form was filled from, whatever is fetched meanwhile: nothing that was typed is ever replaced unasked. */
export function useVersions<T extends { readonly version: number }>(shown: T): Versions<T> {
	const [base, setBase] = useState(shown);
	const [theirs, setTheirs] = useState<T>();
	const version = useRef(shown.version);

	function take(next: T): void {
		version.current = next.version;
		setBase(next);
		setTheirs(undefined);
	}
	function saved(mine: T): void {
		version.current = mine.version;
		setTheirs(undefined);
	}
	function insist(): void {
		if (theirs) version.current = theirs.version;
		setTheirs(undefined);
	}
	return { base, theirs, named: () => version.current, meet: (next) => setTheirs(next), saved, take, insist };
}
