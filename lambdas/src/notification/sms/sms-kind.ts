import type { AppointmentMailKind } from '../../appointment/mail/mail-kind.ts';

/** Every SMS that leaves; the service hands it back with its events. */
export type SmsKind =
	| AppointmentMailKind
	| 'series'
	| 'phone_code'
	| 'crisis_alert'
	| 'inbox_handed'
	| 'day_notice'
	| 'time_offer';

/**
 * Up to which part of the month's ceiling each is sent (promise N15). What stands on the page of a psychologist or on the client's screen
 * already stops first; what can be told at one moment only goes on, and the last fiftieth is kept for telling that somebody may be in danger.
 */
export const SENT_UP_TO: Readonly<Record<SmsKind, number>> = {
	day_notice: 0.8,
	confirmation: 0.9,
	moved: 0.95,
	cancelled: 0.95,
	series: 0.95,
	reminder: 0.98,
	phone_code: 0.98,
	crisis_alert: 1,
	// Words of crisis alone are told so.
	inbox_handed: 1,
	// Whoever is not told by SMS is phoned, or told by mail.
	time_offer: 0.9,
};

export const isSmsKind = (value: string): value is SmsKind => Object.hasOwn(SENT_UP_TO, value);

export const isAppointmentSms = (kind: SmsKind): kind is AppointmentMailKind =>
	kind !== 'series' &&
	kind !== 'phone_code' &&
	kind !== 'crisis_alert' &&
	kind !== 'inbox_handed' &&
	kind !== 'day_notice' &&
	kind !== 'time_offer';
