/** The portraits that are drawn, without faces: a file of `packages/ui/src/portraits` each. */
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

/** Stands where no portrait was chosen: a tree, and nobody. */
export const UNCHOSEN_PORTRAIT: DrawnPortrait = 'portrait-acacia';
