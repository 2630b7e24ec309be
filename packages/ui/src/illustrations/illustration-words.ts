/** Descriptions of the covers of articles, the same as in their files. */
const WORDS: { readonly [id: string]: string } = {
	'cover-addiction': 'Beads strung in arcs, one for each day, the newest still being added',
	'cover-anxiety': 'Steep waves under a low moon easing, row by row, into still water with a small boat',
	'cover-depression': 'A quiet house with one lit window under a wide night sky',
	'cover-mindfulness': 'Rings of light around a low sun, mirrored in water',
	'cover-relationships': 'Two strands of fibre woven over and under each other like a kiondo basket',
	'cover-self-care': 'A flowering aloe in a clay pot on a sunlit sill',
	'cover-wellness': 'Two leaves and a bud: tea shoots repeated like a printed cloth',
};

/** The `alt` of a cover by its id or path; empty for an uploaded picture, which has no description. */
export const illustrationWords = (source: string): string => {
	const id = source.slice(source.lastIndexOf('/') + 1).replace(/\.svg$/, '');
	return Object.hasOwn(WORDS, id) ? (WORDS[id] ?? '') : '';
};
