import { reminderMessage } from '../../src/notification/state/reminder-message.ts';
import type { AppointmentJobMail } from '../../src/outbox/notices.ts';
import type { PhoneNumber } from '../../src/platform/phone-number.ts';
import { anAppointment } from './builders.ts';
import type { AcceptedSms } from './fake-sms-service.ts';
import { appointmentDueFor, enqueueMail } from './mail-jobs.ts';
import type { ClientGiven, NotificationFixture } from './notification-fixture.ts';
import { runDueJobs } from './run-due-jobs.ts';

/** When the reminder of `builders.ts` is due. */
const REMIND_AT = '2026-11-18T07:30:00.000Z';

/** The phone of every client of these tests. */
export const PHONE = '+254712345678' as PhoneNumber;

interface States {
	readonly mail: Readonly<Record<string, { readonly state: string }>>;
	readonly sms: Readonly<Record<string, { readonly state: string; readonly reason?: string }>>;
	readonly reminder: { readonly state: string };
}

/** Sends notices about visits with the real notifier, and reads what clients got. */
export const notifyClients = (fixture: NotificationFixture) => ({
	async notify(kind: AppointmentJobMail, client: ClientGiven, id = 'A1'): Promise<void> {
		await enqueueMail(fixture, kind, appointmentDueFor(kind, id));
		await fixture.addClient(id, client);
		await runDueJobs(fixture);
	},
	async remind(client: ClientGiven, id = 'A1'): Promise<void> {
		fixture.clock.moveTo(REMIND_AT);
		await fixture.book(anAppointment({ id, userId: id }), client);
		await fixture.queue([reminderMessage(id, 1)]);
		await runDueJobs(fixture);
	},
	received: () => ({
		mails: fixture.mail.accepted.map(({ tags }) => tags.kind),
		sms: fixture.sms.accepted.map(({ tags }) => tags.kind),
	}),
	/** The delivery status that staff see on a visit. */
	async statesOf(id = 'A1'): Promise<States> {
		const { mail = {}, sms = {}, reminder } = (await fixture.read(`APPT#${id}`, 'META')) ?? {};
		return { mail, sms, reminder } as States;
	},
	/** Whether staff are asked to phone about the visit of `builders.ts`, or one that starts at `startAt`. */
	hasTrouble: async (startAt = '2026-11-19T07:30:00.000Z'): Promise<boolean> =>
		(await fixture.read('MAILS#TROUBLE', `${startAt}#A1`)) !== undefined,
	lastSms(): AcceptedSms {
		const sms = fixture.sms.accepted.at(-1);
		if (!sms) throw new Error('No SMS was sent.');
		return sms;
	},
});
