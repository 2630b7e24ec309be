import { createHash } from 'node:crypto';

const LENGTH = 26;

/** The id of an order: as random as the idempotency key it follows from, and the same when the request is sent again. */
export const orderIdOf = (actor: string, key: string): string =>
	createHash('sha256')
		.update(JSON.stringify(['series-order', actor, key]))
		.digest('hex')
		.slice(0, LENGTH)
		.toUpperCase();
