import type { ConfirmedAddress } from '../platform/confirmed-address.ts';

/** What somebody asked or wrote through the site. */
export interface ClientWriting {
	readonly id: string;
	readonly kind: 'question' | 'message';
	readonly text: string;
	/** ISO UTC. */
	readonly at: string;
	readonly state: 'new' | 'answered' | 'done' | 'spam';
}

export interface ClientWritings {
	/** Questions and messages among the newest that were written under an address, newest first. May lack the last second. */
	newestUnder(address: ConfirmedAddress, count: number): Promise<readonly ClientWriting[]>;
}
