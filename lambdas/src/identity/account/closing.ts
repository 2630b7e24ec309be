import type { Result } from '../../platform/http/result.ts';

/** An account that its owner closes now. */
export interface Closing {
	readonly userId: string;
	/** The pseudonym of its address. */
	readonly pseudonym: string;
	/** When that address took the place of another one, if it did: closing fails when it has changed since. */
	readonly emailSetAt?: string | undefined;
	readonly version: number;
	readonly isStaff: boolean;
	readonly now: Date;
}

export interface ClosingStore {
	/** Ends every session and frees the address at once, and promises the erasure of the rest. */
	close(closing: Closing): Promise<Result<undefined, 'last_admin' | 'changed_meanwhile'>>;
	/** Removes whatever is kept under the account itself, what names its owner last. */
	removeAll(userId: string): Promise<void>;
}
