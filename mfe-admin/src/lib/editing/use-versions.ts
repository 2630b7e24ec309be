import { useRef, useState } from 'react';

/** A record that two people may be changing at once, as one of them sees it: optimistic concurrency by version. */
export interface Versions<T> {
	/** What the form was filled from. */
	readonly base: T;
	/** How often the form began again from another version: the `key` of the form. */
	readonly round: number;
	/** What somebody else saved meanwhile, while nobody has chosen between the two. */
	readonly theirs: T | undefined;
	/** The version a save has to name. */
	readonly expectedVersion: () => number;
	/** A save was refused: this is what somebody else has saved. */
	readonly setConflict: (theirs: T) => void;
	/** What stands in the form was typed over an older version than the one that is shown; it is refused until somebody chooses. */
	readonly showBoth: (typedOver: number) => void;
	/** One's own save went through, and the form stays open. */
	readonly acceptSaved: (mine: T) => void;
	/** Fills the form from this version; what was typed goes. */
	readonly restartFrom: (next: T) => void;
	/** The next save replaces theirs, which was seen. */
	readonly keepMine: () => void;
}

/** Keeps what a form was filled from, whatever is fetched meanwhile: nothing that was typed is ever replaced unasked. */
export function useVersions<T extends { readonly version: number }>(shown: T): Versions<T> {
	const [base, setBase] = useState(shown);
	const [round, setRound] = useState(0);
	const [theirs, setTheirs] = useState<T>();
	const version = useRef(shown.version);

	function restartFrom(next: T): void {
		version.current = next.version;
		setBase(next);
		setRound((count) => count + 1);
		setTheirs(undefined);
	}
	function acceptSaved(mine: T): void {
		version.current = mine.version;
		setTheirs(undefined);
	}
	function keepMine(): void {
		if (theirs) version.current = theirs.version;
		setTheirs(undefined);
	}
	function showBoth(typedOver: number): void {
		version.current = typedOver;
		setTheirs(base);
	}
	return {
		base,
		round,
		theirs,
		expectedVersion: () => version.current,
		setConflict: (next) => setTheirs(next),
		showBoth,
		acceptSaved,
		restartFrom,
		keepMine,
	};
}
