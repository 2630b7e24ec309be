import type { ConfirmedAddress } from '../../platform/confirmed-address.ts';

/** A text a person wrote, as it is stored; encrypted fields are bound to its `id`. */
export interface Writing {
	readonly PK: string;
	readonly SK: string;
	readonly [attribute: string]: unknown;
}

/** All texts of one person: questions, messages, comments, testimonials. */
export interface Writings {
	/** Texts this account wrote while logged in. May lack the last second. */
	ofAccount(userId: string): Promise<readonly Writing[]>;
	/** Texts written under this address by visitors. May lack the last second. */
	underAddress(address: ConfirmedAddress): Promise<readonly Writing[]>;
	remove(writings: readonly Writing[]): Promise<void>;
}
