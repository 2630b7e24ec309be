import { createHash } from 'node:crypto';

const LENGTH = 26;

/**
 * The id of a client record that a booking makes: derived from the idempotency key, as random as that, and equal for a
 * repeated request, so that no second client is made.
 */
export const idOfNewcomer = (actor: string, key: string): string =>
	createHash('sha256')
		.update(JSON.stringify(['newcomer', actor, key]))
		.digest('hex')
		.slice(0, LENGTH)
		.toUpperCase();
