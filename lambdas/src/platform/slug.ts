const MAX = 64;

/**
 * A readable id made from a title: `Relationship & Marriage Counselling` becomes `relationship-marriage-counselling`.
 * Empty when the title has neither a Latin letter nor a digit.
 */
export const slugOf = (title: string): string =>
	title
		.normalize('NFKD')
		.replace(/[\u0300-\u036f]/g, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.slice(0, MAX)
		.replace(/^-+|-+$/g, '');
