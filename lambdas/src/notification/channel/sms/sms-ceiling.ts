import type { SmsKind } from '../../../outbox/notices.ts';

/** The monthly ceiling of all SMS (promise N15). */
export interface SmsCeiling {
	/** Counts one SMS, unless the rest of the month is reserved for other kinds. Returns whether it may be sent. */
	take(kind: SmsKind, now: Date): Promise<boolean>;
	/** Uncounts one SMS that was certainly not sent. */
	giveBack(kind: SmsKind, now: Date): Promise<void>;
}
