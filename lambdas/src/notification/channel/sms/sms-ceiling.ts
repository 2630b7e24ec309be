import type { SmsKind } from '../../../outbox/notices.ts';

/** The month's ceiling, shared by everybody who sends (promise N15). */
export interface SmsCeiling {
	/** Takes one SMS out of the month, unless what is left is kept for others. Answers whether it may be sent. */
	take(kind: SmsKind, now: Date): Promise<boolean>;
	/** Gives it back: it was certainly not sent. */
	giveBack(kind: SmsKind, now: Date): Promise<void>;
}
