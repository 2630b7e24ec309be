import type { Ticket } from '@tulia/contracts/appointment/schemas';

/** The response stored under an idempotency key, with its request. */
export interface StoredResponse {
	/** Fingerprint of the request: the same key with another is refused. */
	readonly request: string;
	readonly ticket: Ticket;
}
