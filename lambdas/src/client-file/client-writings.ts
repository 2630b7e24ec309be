import type { ConfirmedAddress } from '../platform/confirmed-address.ts';

/** A question or message that was sent through the site. */
export interface ClientWriting {
	readonly id: string;
	readonly kind: 'question' | 'message';
	readonly text: string;
	/** ISO UTC. */
	readonly at: string;
	readonly state: 'new' | 'answered' | 'done' | 'spam';
}

export interface ClientWritings {
	/** The newest questions and messages from an address, newest first. Eventually consistent. */
	newestUnder(address: ConfirmedAddress, count: number): Promise<readonly ClientWriting[]>;
}
