import type { NoticeChannel } from '@tulia/contracts/client/schemas';
import type { NewJob } from '../outbox/job.ts';
import type { Result } from '../platform/http/result.ts';
import type { StoredCode } from './phone-code.ts';

export interface PhoneStore {
	/**
	 * Replaces the code, and promises its SMS in the same transaction. Without a job nothing is sent; nothing is stored
	 * for a closed account.
	 */
	begin(userId: string, code: StoredCode, job: NewJob | undefined): Promise<void>;
	/** The latest code. It may have expired. */
	readCode(userId: string): Promise<StoredCode | undefined>;
	/** Counts a try at the code. Refused when it had five, or was replaced. */
	takeTry(userId: string, id: string): Promise<Result<{ readonly left: number }, 'code_ended'>>;
	/** Makes the number the account's. Refused when the code was used or replaced meanwhile, or the account is closed. */
	confirm(userId: string, code: StoredCode, now: Date): Promise<Result<undefined, 'code_ended'>>;
	/** Removes number, code and preference from the account. */
	remove(userId: string, now: Date): Promise<void>;
	choose(userId: string, notices: NoticeChannel, now: Date): Promise<Result<undefined, 'no_phone'>>;
}
