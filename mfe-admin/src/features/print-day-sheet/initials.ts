/** `Wambui Njeri` as `W. N.`, for a sheet that others can read. */
export const initials = (name: string): string =>
	name
		.split(/\s+/u)
		.flatMap((word) => [...word].slice(0, 1))
		.map((letter) => `${letter.toUpperCase()}.`)
		.join(' ');
