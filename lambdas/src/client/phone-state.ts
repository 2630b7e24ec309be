import type { PhoneNumber } from '../platform/phone-number.ts';

/** How SMS were stopped: by a text to our number, in the account, or with the carrier, whose list the service keeps. */
type StoppedBy = 'sms' | 'account' | 'carrier';

/** The state of a number, for all its owners: two people may share one, and STOP applies to the phone (promise N16). */
export interface PhoneState {
	/** ISO UTC: since when SMS are stopped. Absent when they are not. */
	readonly stoppedSince?: string;
	readonly stoppedBy?: StoppedBy;
	/** ISO UTC: since when the carrier reports that the number does not exist. Absent when it does not. */
	readonly undeliverableSince?: string;
}

/** The states of numbers. Every write is idempotent, and an older event never overwrites a later one. */
export interface PhoneStates {
	find(number: PhoneNumber): Promise<PhoneState>;
	/** Stops SMS to this number, from `at` (ISO UTC) on. */
	stop(number: PhoneNumber, by: StoppedBy, at: string): Promise<void>;
	/** Withdraws a stop that was made before `at`. */
	start(number: PhoneNumber, at: string): Promise<void>;
	/** The carrier reports that the number does not exist. */
	flagUndeliverable(number: PhoneNumber, at: string): Promise<void>;
	/** Deletes the state of a number without an owner. */
	forget(number: PhoneNumber): Promise<void>;
	/** An SMS of `at` arrived, or a code sent to it was typed: the number exists. */
	reached(number: PhoneNumber, at: string): Promise<void>;
}
