import type { PhoneNumber } from '../platform/phone-number.ts';

/** How somebody stopped SMS: with a word to our number, in their account, or with the carrier, whose list the service keeps. */
type StoppedBy = 'sms' | 'account' | 'carrier';

/** What is known of a number, whoever has it: two people may share one, and STOP is meant by the phone (promise N16). */
export interface PhoneState {
	/** ISO UTC: since when it wants no SMS. Absent when it does. */
	readonly stoppedSince?: string;
	readonly stoppedBy?: StoppedBy;
	/** ISO UTC: since when the carrier says that there is no such number. Absent when it does not. */
	readonly undeliverableSince?: string;
}

/** What is known of numbers. Every write is harmless when repeated, and an older one never undoes a later one. */
export interface PhoneStates {
	find(number: PhoneNumber): Promise<PhoneState>;
	/** No more SMS to this number, from `at` (ISO UTC) on. */
	stop(number: PhoneNumber, by: StoppedBy, at: string): Promise<void>;
	/** Takes a stop back that was made before `at`. */
	start(number: PhoneNumber, at: string): Promise<void>;
	/** The carrier says that there is no such number. */
	flagUndeliverable(number: PhoneNumber, at: string): Promise<void>;
	/** Forgets what is known of it: nobody here has it any more. */
	forget(number: PhoneNumber): Promise<void>;
	/** An SMS of `at` arrived, or somebody typed the code that was sent to it: there is such a number after all. */
	reached(number: PhoneNumber, at: string): Promise<void>;
}
