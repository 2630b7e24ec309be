import type { ConfirmedAddress } from '../../platform/confirmed-address.ts';

/** Something a person wrote, as it is stored; encrypted fields are bound to its `id`. */
export interface Writing {
	readonly PK: string;
	readonly SK: string;
	readonly [attribute: string]: unknown;
}

/** What one person wrote, wherever it lies: questions, messages, comments, testimonials. */
export interface Writings {
	/** What this account wrote while it was logged in. May lack the last second. */
	ofAccount(userId: string): Promise<readonly Writing[]>;
	/** What visitors wrote under this address, whoever they were. May lack the last second. */
	underAddress(address: ConfirmedAddress): Promise<readonly Writing[]>;
	remove(writings: readonly Writing[]): Promise<void>;
}
