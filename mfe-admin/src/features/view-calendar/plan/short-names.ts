const TITLE = /^(?:Dr|Prof|Mr|Mrs|Ms|Rev)\.?\s+/i;

const partsOf = (name: string) => {
	const title = TITLE.exec(name)?.[0].trim() ?? '';
	const [first = name, ...rest] = name.slice(title.length).trim().split(/\s+/);
	return { title, first, last: rest.at(-1) ?? '' };
};

function shortName(name: string): string {
	const { title, first } = partsOf(name);
	return title === '' ? first : `${title} ${first.charAt(0)}.`;
}

function longerName(name: string): string {
	const { title, first, last } = partsOf(name);
	return [title, first, last === '' ? '' : `${last.charAt(0)}.`].filter(Boolean).join(' ');
}

/** What stands over narrow lanes: `Amina`, `Dr. N.`; of two who would be called the same, `Amina H.`. */
export const shortNames = (names: readonly string[]): readonly string[] =>
	names.map((name) => {
		const short = shortName(name);
		return names.filter((other) => shortName(other) === short).length > 1 ? longerName(name) : short;
	});
