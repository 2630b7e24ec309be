/** The drawn portraits, without faces: each is a file of `packages/ui/src/portraits`. */
export const drawnPortraits = [
	'portrait-acacia',
	'portrait-scarf',
	'portrait-afro',
	'portrait-braids',
	'portrait-headwrap',
	'portrait-silver',
	'portrait-beard',
	'portrait-crop',
] as const;
export type DrawnPortrait = (typeof drawnPortraits)[number];

/** The default portrait: a tree. */
export const UNCHOSEN_PORTRAIT: DrawnPortrait = 'portrait-acacia';
