import { appointmentLetter } from './appointment-letter.ts';
import { calendarEntry } from './calendar-entry.ts';
import type { WriteDraft } from './delivery.ts';
import type { AppointmentMailKind } from './mail-kind.ts';
import type { RecipientStore } from './recipient.ts';
import type { NotifiedAppointment } from './reminder.ts';

export interface AppointmentMailDeps {
	readonly recipients: Pick<RecipientStore, 'find'>;
	readonly siteOrigin: string;
	readonly now: () => Date;
}

/** What a client is written about an appointment. */
export type WriteAppointmentMail = (kind: AppointmentMailKind, appointment: NotifiedAppointment) => WriteDraft;

/** Writes to the client who booked it, with the appointment as a calendar file. */
export const appointmentMail =
	({ recipients, siteOrigin, now }: AppointmentMailDeps): WriteAppointmentMail =>
	(kind, appointment) =>
	async (centre) => {
		const recipient = await recipients.find(appointment.userId);
		if (!recipient) return { kind: 'impossible', reason: 'AccountGone' };
		const { name, email, lacksConsent, undeliverable } = recipient;
		if (undeliverable) return { kind: 'suppressed' };
		return {
			kind: 'draft',
			to: email,
			letter: appointmentLetter(kind, { appointment, centre, name, lacksConsent, siteOrigin, now: now() }),
			calendar: calendarEntry({ appointment, centre, siteOrigin }, now()),
		};
	};
