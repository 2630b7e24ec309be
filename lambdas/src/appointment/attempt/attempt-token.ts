import { createHash } from 'node:crypto';

/**
 * The token of one attempt (36 characters, shaped like a UUID). Another request under the same idempotency key has
 * other ids in its transaction, and DynamoDB refuses a token with other parameters; so the token is derived from the
 * appointment's id, and the item stored under the key catches repeats.
 */
export function attemptToken(appointmentId: string, attempt: number): string {
	const hex = createHash('sha256').update(`book:${appointmentId}:${attempt}`).digest('hex');
	return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
