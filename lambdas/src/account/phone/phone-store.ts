import type { NoticeChannel } from '@tulia/contracts/client/schemas';
import type { NewJob } from '../../outbox/job.ts';
import type { Result } from '../../platform/http/result.ts';
import type { AskedCode } from './phone-code.ts';

/** What an account's phone needs from storage. */
export interface PhoneStore {
	/** Keeps a code in the place of an earlier one, with the promise of its SMS. Without a job nothing is sent; of a closed account nothing is kept. */
	begin(userId: string, asked: AskedCode, job: NewJob | undefined): Promise<void>;
	/** The code that was asked for last. It may have expired. */
	readCode(userId: string): Promise<AskedCode | undefined>;
	/** Counts a try at the code. Refused when it had five, or another code took its place. */
	takeTry(userId: string, id: string): Promise<Result<{ readonly left: number }, 'code_ended'>>;
	/** The number is the account's: refused when the code was used meanwhile, or another took its place, or the account is closed. */
	confirm(userId: string, asked: AskedCode, now: Date): Promise<Result<undefined, 'code_ended'>>;
	/** Takes number, code and choice off the account. */
	remove(userId: string, now: Date): Promise<void>;
	choose(userId: string, notices: NoticeChannel, now: Date): Promise<Result<undefined, 'no_phone'>>;
}
