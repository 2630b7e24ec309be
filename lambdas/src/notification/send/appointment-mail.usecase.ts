import type { AppointmentMailKind } from '../../appointment/mail/mail-kind.ts';
import type { NotifiedAppointment } from '../../appointment/mail/reminder.ts';
import { appointmentLetter } from '../letters/appointment-letter.ts';
import type { WriteDraft } from './delivery.ts';
import type { RecipientStore } from './recipient.ts';
import { type UnconfirmedMails, unconfirmedMailLimit } from './unconfirmed-mails.ts';

export interface AppointmentMailDeps {
	readonly recipients: Pick<RecipientStore, 'find'>;
	readonly unconfirmed: UnconfirmedMails;
	readonly siteOrigin: string;
	readonly now: () => Date;
}

/** What a client is written about an appointment. */
export type WriteAppointmentMail = (kind: AppointmentMailKind, appointment: NotifiedAppointment) => WriteDraft;

/** Writes to the client who booked it, with the appointment as a calendar file. */
export const appointmentMail =
	({ recipients, unconfirmed, siteOrigin, now }: AppointmentMailDeps): WriteAppointmentMail =>
	(kind, appointment) =>
	async (centre) => {
		const recipient = await recipients.find(appointment.userId);
		if (!recipient) return { kind: 'impossible', reason: 'AccountGone' };
		const { name, email, emailVerified, lacksConsent, undeliverable, ignoresSuppression } = recipient;
		if (undeliverable) return { kind: 'suppressed' };
		const mailId = `${kind}#${appointment.id}#${appointment.ver}`;
		const limit = unconfirmedMailLimit(kind, appointment);
		if (!emailVerified && !(await unconfirmed.admit({ about: 'visits', email, mailId, limit, now: now() })))
			return { kind: 'held_back' };
		// Loaded with the first such mail, for its library.
		const { calendarEntry } = await import('../letters/calendar-entry.ts');
		return {
			kind: 'draft',
			to: email,
			ignoresSuppression,
			letter: appointmentLetter(kind, { appointment, centre, name, lacksConsent, siteOrigin, now: now() }),
			calendar: calendarEntry({ appointment, centre, siteOrigin }, now()),
		};
	};
