import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import type { AppointmentJobMail } from '../../outbox/notices.ts';
import type { Appointment, HistoryEvent, PastEvent } from '../appointment.ts';
import { ERASED_USER_ID } from '../erased-user-id.ts';

type Mail = AppointmentDetail['mails'][number];

const PROMISED_BY: Partial<Record<HistoryEvent, AppointmentJobMail>> = {
	booked: 'confirmation',
	moved: 'moved',
	cancelled: 'cancelled',
};
const jobMails: readonly AppointmentJobMail[] = ['confirmation', 'moved', 'cancelled'];

/** Events that make a new version: mails promised before are void. */
const OVERTAKES: ReadonlySet<HistoryEvent> = new Set([
	'moved',
	'cancelled',
	'attended',
	'missed',
	'corrected',
	'taken_back',
]);

/**
 * The delivery status of each notice, by mail and by SMS. A promised one without a status is pending, which follows
 * from the history: no job is read. A mail replaced by an SMS is left out; the SMS is listed.
 */
export function mailsOf(
	appointment: Appointment,
	history: readonly PastEvent[],
	open: (sealed: string) => string,
): readonly Mail[] {
	const { mail, ver } = appointment;
	const promised = promisedMails(appointment, history, open);
	const pending = promised.map(
		({ kind, at }): Mail => ({ kind, channel: 'email', state: 'pending', at, version: ver }),
	);
	const waiting = new Set<string>(promised.map(({ kind }) => kind));
	const known = Object.entries(mail).flatMap(([kind, { state, at, version }]) =>
		state === 'by_sms' || waiting.has(kind) ? [] : [{ kind, channel: 'email', state, at, version } as Mail],
	);
	return [...known, ...smsRows(appointment), ...pending].sort((a, b) => a.at.localeCompare(b.at));
}

/** Promised mails without a delivery status. A client who deleted the account gets none. */
function promisedMails(
	{ mail, userId, cancellation, notedAfterwards }: Appointment,
	history: readonly PastEvent[],
	open: (sealed: string) => string,
): readonly { readonly kind: AppointmentJobMail; readonly at: string }[] {
	if (userId === ERASED_USER_ID || cancellation?.by === 'erasure') return [];
	// A visit that was over when it was booked had no confirmation.
	const promising = notedAfterwards ? history.filter(({ what }) => what !== 'booked') : history;
	const lastChange = history.findLast(({ what }) => OVERTAKES.has(what))?.at ?? '';
	return jobMails.flatMap((kind) => {
		const at = promising.findLast((event) => promiseOf(event, open) === kind)?.at;
		return at !== undefined && at >= lastChange && (mail[kind]?.at ?? '') < at ? [{ kind, at }] : [];
	});
}

/** The delivery status of each SMS; one that replaced a mail and has no status yet is pending. */
function smsRows({ mail, sms = {} }: Appointment): readonly Mail[] {
	const known = Object.entries(sms).map(
		([kind, { state, at, version, reason }]) =>
			({ kind, channel: 'sms', state, at, version, ...(reason === undefined ? {} : { reason }) }) as Mail,
	);
	const listed = new Set(known.map(({ kind, version }) => `${kind} ${version}`));
	const pending = Object.entries(mail).flatMap(([kind, { state, at, version }]) =>
		state === 'by_sms' && !listed.has(`${kind} ${version}`)
			? [{ kind, channel: 'sms', state: 'pending', at, version } as Mail]
			: [],
	);
	return [...known, ...pending];
}

const promiseOf = ({ what, detail }: PastEvent, open: (sealed: string) => string): string | undefined =>
	what === 'mail_resent' && detail !== undefined ? open(detail) : PROMISED_BY[what];
