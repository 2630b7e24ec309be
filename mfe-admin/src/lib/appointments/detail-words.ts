import type { ConsentKind } from '@tulia/contracts/account/schemas';
import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';

type HistoryEvent = AppointmentDetail['history'][number];
type Mail = AppointmentDetail['mails'][number];

export const consentWords: { readonly [C in ConsentKind]: string } = {
	terms: 'Terms of service',
	privacy: 'Privacy policy',
	health_data: 'Use of health details',
	hosting_abroad: 'Keeping details on servers abroad',
};

const WHAT: { readonly [W in HistoryEvent['what']]: string } = {
	booked: 'Booked',
	moved: 'Moved',
	cancelled: 'Cancelled',
	attended: 'Recorded as attended',
	missed: 'Recorded as missed',
	corrected: 'Outcome corrected',
	taken_back: 'Outcome taken back',
	arrived: 'Arrival noted',
	in_session: 'Session begun, noted',
	not_here_yet: 'Arrival taken back',
	note_changed: 'Staff note changed',
	mail_resent: 'Mail sent again',
	time_given_free: 'Kept time given free',
	phoned: 'Told by phone',
	phoned_taken_back: 'Call taken back',
	phone_not_answered: 'Phoned, no answer',
};

/** The two actors without a name, in words for use within a sentence. */
const UNNAMED: { readonly [by: string]: string } = { 'The client': 'the client', 'The centre': 'the centre' };

/** An event of the history in words: `Moved by Amina Hassan`. */
export const eventWords = ({ what, by }: Pick<HistoryEvent, 'what' | 'by'>): string =>
	`${WHAT[what]} by ${UNNAMED[by] ?? by}`;

export const mailWords: { readonly [K in Mail['kind']]: string } = {
	confirmation: 'Confirmation',
	reminder: 'Reminder',
	moved: 'New time',
	cancelled: 'Cancellation',
};

export const channelWords: { readonly [C in Mail['channel']]: string } = { email: 'email', sms: 'SMS' };

const STATE: { readonly [S in Mail['state']]: string } = {
	pending: 'Not sent yet',
	failed: 'Could not be sent',
	suppressed: 'Not sent: this address does not take our emails',
	held_back: 'Not sent: the address is not confirmed and had its mails for the day',
	untold: 'Not sent: the client wants no notices, or left no way to send them',
	sent: 'Sent',
	delivered: 'Delivered',
	bounced: 'Came back',
	complained: 'Marked as unwanted',
	rejected: 'Refused by the mail service',
	unreachable: 'Did not arrive: the phone was off or out of reach',
	undelivered: 'Did not arrive: refused on the way',
};

/** The reasons that have a more specific text than the state: for SMS, and for notices that were not sent. */
const BECAUSE: { readonly [reason: string]: string } = {
	Stopped: 'Not sent: this number stopped our SMS',
	NoSuchNumber: 'Not sent: there is no such number',
	TEXT_INVALID: 'Did not arrive: there is no such number',
	TEXT_BLOCKED: 'Did not arrive: the phone or its network blocks our SMS',
	TEXT_CARRIER_BLOCKED: 'Did not arrive: the network blocks our SMS',
	Night: 'Not sent: it would have come at night',
	Ceiling: 'Not sent: the money for SMS of this month is spent',
	SpendLimit: 'Not sent: the money for SMS of this month is spent',
	Started: 'Not sent before the visit began',
};

export const mailStateWords = ({ state, reason }: Pick<Mail, 'state' | 'reason'>): string =>
	(reason === undefined ? undefined : BECAUSE[reason]) ?? STATE[state];

export const reminderWords: { readonly [R in AppointmentDetail['reminder']]: string } = {
	pending: 'Will be sent',
	sending: 'Being sent',
	sent: 'Sent',
	cancelled: 'Not needed any more',
	covered_by_confirmation: 'None: the visit was booked less than 24 hours before',
	suppressed: 'Not sent: this address does not take our emails',
	by_sms: 'Sent by SMS',
};

/** Whether no notice can arrive, because the address is undeliverable and the client gets no SMS. */
export const mailComesBack = ({
	emailUndeliverable,
	mails,
}: Pick<AppointmentDetail, 'emailUndeliverable' | 'mails'>): boolean =>
	emailUndeliverable && !mails.some(({ channel }) => channel === 'sms');

/** Whether the client has neither address nor phone, so that no notice can be sent. */
export const isReachedByNothing = ({ user: { email, phone } }: Pick<AppointmentDetail, 'user'>): boolean =>
	email === '' && phone === undefined;

/** The notices that can be sent again while the appointment is in its current state. */
export function mailsToResend(
	detail: Pick<AppointmentDetail, 'status' | 'mails' | 'user'>,
): readonly ('confirmation' | 'moved' | 'cancelled')[] {
	const { status, mails } = detail;
	if (isReachedByNothing(detail)) return [];
	if (status === 'cancelled') return ['cancelled'];
	if (status !== 'confirmed') return [];
	return mails.some(({ kind }) => kind === 'moved') ? ['confirmation', 'moved'] : ['confirmation'];
}
