import type { AppointmentMailKind } from '../../appointment/mail/mail-kind.ts';
import type { NotifiedAppointment } from '../../appointment/mail/reminder.ts';
import type { WriteDraft } from '../delivery/delivery.ts';
import { appointmentLetter } from '../letters/appointment-letter.ts';
import type { Recipient, RecipientStore } from './recipient.ts';
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
	(deps: AppointmentMailDeps): WriteAppointmentMail =>
	(kind, appointment) =>
	async (centre) => {
		const { recipients, siteOrigin, now } = deps;
		const recipient = await recipients.find(appointment.userId);
		if (!recipient) return { kind: 'impossible', reason: 'AccountGone' };
		const { name, email, lacksConsent, ignoresSuppression } = recipient;
		if (email === undefined) return { kind: 'untold' };
		const refused = await whyNot(deps, kind, appointment, { ...recipient, email });
		if (refused) return { kind: refused };
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

/** An address that nobody confirmed gets a few mails a day (promise A14). */
async function whyNot(
	{ unconfirmed, now }: AppointmentMailDeps,
	kind: AppointmentMailKind,
	appointment: NotifiedAppointment,
	{ email, emailVerified, undeliverable }: Recipient & { readonly email: string },
): Promise<'suppressed' | 'held_back' | undefined> {
	if (undeliverable) return 'suppressed';
	if (emailVerified) return undefined;
	const mailId = `${kind}#${appointment.id}#${appointment.ver}`;
	const limit = unconfirmedMailLimit(kind, appointment);
	const isAdmitted = await unconfirmed.admit({ about: 'visits', email, mailId, limit, now: now() });
	return isAdmitted ? undefined : 'held_back';
}
