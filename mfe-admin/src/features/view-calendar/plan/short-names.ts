const TITLE = /^(?:Dr|Prof|Mr|Mrs|Ms|Rev|Sr|Fr)\.?\s+/i;

const partsOf = (name: string) => {
	const [first = name, ...rest] = name.replace(TITLE, '').trim().split(/\s+/);
	return { first, last: rest.at(-1) ?? '' };
};

/**
 * The initial of the last name, `H.`; empty if the last name does not start with a letter, as one in quotes does not.
 */
export function initialOf(names: string): string {
	const [letter] = /^\p{L}/u.exec(names.split(/\s+/).at(-1) ?? '') ?? [];
	return letter === undefined ? '' : `${letter.toUpperCase()}.`;
}

/** The headings of narrow lanes, without titles: `Amina`, or `Amina H.` if two have the same first name. */
export const shortNames = (names: readonly string[]): readonly string[] => {
	const all = names.map(partsOf);
	return all.map(({ first, last }) =>
		all.filter((other) => other.first === first).length > 1 ? `${first} ${initialOf(last)}`.trim() : first,
	);
};
