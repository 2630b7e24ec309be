import { createHash } from 'node:crypto';

const LENGTH = 26;

/** An id derived from what the entry is about, so that a retry makes no second entry. */
export const entryIdOf = (...of: readonly string[]): string =>
	createHash('sha256')
		.update(JSON.stringify(['register', ...of]))
		.digest('hex')
		.slice(0, LENGTH)
		.toUpperCase();
