import { createHash } from 'node:crypto';

const LENGTH = 26;

/** The id of an order: derived from the idempotency key, as random as that, and equal for a repeated request. */
export const orderIdOf = (actor: string, key: string): string =>
	createHash('sha256')
		.update(JSON.stringify(['series-order', actor, key]))
		.digest('hex')
		.slice(0, LENGTH)
		.toUpperCase();
