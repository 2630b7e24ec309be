import { createHash } from 'node:crypto';

const LENGTH = 26;

/**
 * The id of a client record that a booking makes: as random as the idempotency key it follows from, and the same when the request is
 * sent again, so that a repeat makes no second client.
 */
export const idOfNewcomer = (actor: string, key: string): string =>
	createHash('sha256')
		.update(JSON.stringify(['newcomer', actor, key]))
		.digest('hex')
		.slice(0, LENGTH)
		.toUpperCase();
