/** Joins class names; false and missing ones are left out. */
export const classNames = (...names: readonly (string | false | undefined)[]): string =>
	names.filter(Boolean).join(' ');
