import { useRef, useState } from 'react';

/** A record with optimistic locking by version, from the view of one editor. */
export interface Versions<T> {
	/** The version that filled the form. */
	readonly base: T;
	/** The number of restarts from another version. It is the `key` of the form. */
	readonly round: number;
	/** A colleague's version after a conflict, until staff choose a version. */
	readonly theirs: T | undefined;
	/** The version that a save has to name. */
	readonly expectedVersion: () => number;
	/** Called with a colleague's version after a refused save. */
	readonly setConflict: (theirs: T) => void;
	/**
	 * Called when the restored input is based on an older version than the current one. Saves are then refused until
	 * staff choose a version.
	 */
	readonly showBoth: (typedOver: number) => void;
	/** Called after the user's own save, while the form stays open. */
	readonly acceptSaved: (mine: T) => void;
	/** Fills the form from this version and discards the input. */
	readonly restartFrom: (next: T) => void;
	/** Makes the next save replace the colleague's version, which staff have seen. */
	readonly keepMine: () => void;
}

/** Preserves the version that filled a form through refetches, so that input is replaced only if staff choose so. */
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
