import type { ClientFile } from '@tulia/contracts/client/staff-schemas';
import { anAppointment } from './sample-appointments.ts';

/** Faith, with one past and one upcoming visit and an unconfirmed phone number. */
export const aClientFile = (more: Partial<ClientFile> = {}): ClientFile => ({
	client: {
		id: 'c1',
		name: 'Faith Akinyi',
		phone: { number: '+254700000112', shown: '0700 000 112', confirmed: false },
		email: 'faith@example.com',
		emailVerified: true,
		emailUndeliverable: false,
		language: 'en',
		hasPassword: true,
		isDisabled: false,
		since: '2026-03-12T08:00:00.000Z',
		version: 2,
	},
	figures: { attended: 11, missed: 1, cancelledLate: 0, stillToPay: [{ currency: 'KES', amount: 350_000 }] },
	visits: [
		anAppointment('2026-11-24T11:00:00.000Z', { id: 'v2', ticketNumber: 'TUL-26-5K3MB', hasNotes: true }),
		anAppointment('2026-11-03T11:00:00.000Z', { id: 'v1', status: 'attended' }),
	],
	hasOlderVisits: false,
	merged: [],
	isMerging: false,
	paid: [
		{
			...{ appointmentId: 'v1', currency: 'KES', due: 350_000, paid: 350_000 },
			...{ waived: 0, stillToPay: 0, overpaid: 0, methods: ['mpesa'] },
		},
	],
	consents: [{ kind: 'terms', version: '2026-11-22', givenAt: '2026-03-12T08:00:00.000Z' }],
	consentsMissing: ['privacy', 'health_data', 'hosting_abroad'],
	mails: [
		{
			...{ kind: 'reminder', channel: 'email', state: 'bounced', at: '2026-11-02T11:00:00.000Z', version: 1 },
			...{ appointmentId: 'v1', ticketNumber: 'TUL-26-4J2WB', scheduledFor: '2026-11-03T11:00:00.000Z' },
		},
	],
	writings: [
		{
			id: 'm1',
			kind: 'message',
			text: 'May my sister wait with me?',
			at: '2026-11-05T06:14:00.000Z',
			state: 'answered',
		},
	],
	...more,
});
