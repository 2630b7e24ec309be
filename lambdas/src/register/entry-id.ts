import { createHash } from 'node:crypto';

const LENGTH = 26;

/** The id of an entry that follows from what it is made for: sent again, it makes no second entry. */
export const entryIdOf = (...of: readonly string[]): string =>
	createHash('sha256')
		.update(JSON.stringify(['register', ...of]))
		.digest('hex')
		.slice(0, LENGTH)
		.toUpperCase();
