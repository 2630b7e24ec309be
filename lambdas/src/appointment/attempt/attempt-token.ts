import { createHash } from 'node:crypto';

/**
 * The token of one attempt (36 characters, the shape of a UUID). Another request under the same idempotency key has
 * other ids in its transaction, and DynamoDB refuses a token that comes back with other parameters; so the token
 * follows from the appointment's id, and repeats of a request are caught by the item kept under its key instead.
 */
export function attemptToken(appointmentId: string, attempt: number): string {
	const hex = createHash('sha256').update(`book:${appointmentId}:${attempt}`).digest('hex');
	return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
