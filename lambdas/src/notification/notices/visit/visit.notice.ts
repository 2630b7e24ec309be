import type { NotifiedAppointment } from '../../../appointment/reminder.ts';
import type { Job } from '../../../outbox/job.ts';
import type { VisitNoticeKind } from '../../../outbox/notices.ts';
import type { WriteLetter } from '../../channel/mail/delivery.ts';
import { unconfirmedMailLimit } from '../../recipient/unconfirmed-mails.ts';
import { type Ended, type MailNotice, OBSOLETE } from '../notice.ts';
import type { NoticeParts } from '../parts.notice.ts';
import { appointmentLetter } from './appointment-letter.ts';
import { isOvertaken } from './overtaken.ts';

/** A mail to the client about a visit, with its current state. Staff can send it again. */
export const visitMail =
	(kind: VisitNoticeKind) =>
	(parts: NoticeParts): MailNotice =>
	async (job) => {
		const visit = await parts.appointments.find(job.ref);
		if (!visit || isOvertaken(kind, visit, job)) return OBSOLETE;
		const { userId, reminder } = visit;
		return (
			endedBy(kind, { startAt: visit.startAt, createdAt: job.createdAt }, parts.now()) ?? {
				letter: visitLetter(parts, kind, visit),
				client: kind === 'reminder' ? { userId, state: reminder.state } : { userId },
			}
		);
	};

/** The letter to the client, with the appointment as a calendar file. */
export const visitLetter =
	(
		{ mailClient, siteOrigin, now }: Pick<NoticeParts, 'mailClient' | 'siteOrigin' | 'now'>,
		kind: VisitNoticeKind,
		appointment: NotifiedAppointment,
	): WriteLetter =>
	(centre) => {
		const mailId = `${kind}#${appointment.id}#${appointment.ver}`;
		const limit = unconfirmedMailLimit(kind, appointment);
		return mailClient(appointment.userId, { mailId, limit }, async ({ name, lacksConsent }) => {
			// Loaded with the first such mail: its library is large.
			const { calendarEntry } = await import('./calendar-entry.ts');
			return {
				letter: appointmentLetter(kind, { appointment, centre, name, lacksConsent, siteOrigin, now: now() }),
				calendar: calendarEntry({ appointment, centre, siteOrigin }, now()),
			};
		});
	};

/** Ends a notice after the start of its visit: given up, or obsolete when it was promised after the start. */
function endedBy(
	kind: VisitNoticeKind,
	{ startAt, createdAt }: Pick<NotifiedAppointment, 'startAt'> & Pick<Job, 'createdAt'>,
	now: Date,
): Ended | undefined {
	if (kind === 'cancelled' || Date.parse(startAt) > now.getTime()) return undefined;
	return createdAt >= startAt ? OBSOLETE : { ended: { kind: 'finished', state: 'dead', reason: 'Started' } };
}
