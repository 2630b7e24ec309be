import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import type { Appointment, HistoryEvent, PastEvent } from '../appointment.ts';
import { ERASED_USER_ID } from '../erased-user-id.ts';
import type { AppointmentJobMail } from './mail-kind.ts';

type Mail = AppointmentDetail['mails'][number];

/** What promises which mail. */
const PROMISED_BY: Partial<Record<HistoryEvent, AppointmentJobMail>> = {
	booked: 'confirmation',
	moved: 'moved',
	cancelled: 'cancelled',
};
const jobMails: readonly AppointmentJobMail[] = ['confirmation', 'moved', 'cancelled'];

/** What makes a new version: mails promised before it are overtaken and never leave. */
const OVERTAKES: ReadonlySet<HistoryEvent> = new Set([
	'moved',
	'cancelled',
	'attended',
	'missed',
	'corrected',
	'taken_back',
]);

/**
 * What became of each mail. One that was promised, and of which nothing is known since, is pending: that follows from the
 * history, so nobody has to look for its job.
 */
export function mailsOf(
	{ mail, ver, userId, cancellation, notedAfterwards }: Appointment,
	history: readonly PastEvent[],
	open: (sealed: string) => string,
): readonly Mail[] {
	const known = Object.entries(mail).map(([kind, { state, at, version }]) => ({ kind, state, at, version }) as Mail);
	// Whoever deleted the account is written no more.
	const promises = userId === ERASED_USER_ID || cancellation?.by === 'erasure' ? [] : jobMails;
	// A visit that was over when it was booked was confirmed to nobody.
	const promising = notedAfterwards ? history.filter(({ what }) => what !== 'booked') : history;
	const lastChange = history.findLast(({ what }) => OVERTAKES.has(what))?.at ?? '';
	const pending = promises.flatMap((kind): readonly Mail[] => {
		const promised = promising.findLast((event) => promiseOf(event, open) === kind);
		const isOpen = promised && promised.at >= lastChange && (mail[kind]?.at ?? '') < promised.at;
		return isOpen ? [{ kind, state: 'pending', at: promised.at, version: ver }] : [];
	});
	const waiting = new Set<string>(pending.map(({ kind }) => kind));
	return [...known.filter(({ kind }) => !waiting.has(kind)), ...pending].sort((a, b) => a.at.localeCompare(b.at));
}

const promiseOf = ({ what, detail }: PastEvent, open: (sealed: string) => string): string | undefined =>
	what === 'mail_resent' && detail !== undefined ? open(detail) : PROMISED_BY[what];
