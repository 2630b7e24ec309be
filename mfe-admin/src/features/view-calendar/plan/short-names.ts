const TITLE = /^(?:Dr|Prof|Mr|Mrs|Ms|Rev|Sr|Fr)\.?\s+/i;

const partsOf = (name: string) => {
	const [first = name, ...rest] = name.replace(TITLE, '').trim().split(/\s+/);
	return { first, last: rest.at(-1) ?? '' };
};

/** The first letter of the last of these names, `H.`; nothing where it begins with none, as a name in quotes does. */
export function initialOf(names: string): string {
	const [letter] = /^\p{L}/u.exec(names.split(/\s+/).at(-1) ?? '') ?? [];
	return letter === undefined ? '' : `${letter.toUpperCase()}.`;
}

/** What stands over narrow lanes, without titles: `Amina`; of two who would be called the same, `Amina H.`. */
export const shortNames = (names: readonly string[]): readonly string[] => {
	const all = names.map(partsOf);
	return all.map(({ first, last }) =>
		all.filter((other) => other.first === first).length > 1 ? `${first} ${initialOf(last)}`.trim() : first,
	);
};
