import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import { daniel } from './sample-appointments.ts';

/** Daniel's appointment with all its details. */
export const aDetail = (more: Partial<AppointmentDetail> = {}): AppointmentDetail => ({
	...daniel,
	userId: 'u5',
	location: 'Tulia House, Nairobi',
	price: 3500,
	currency: 'USD',
	notes: 'I am nervous.',
	staffNote: 'Likes the quiet room.',
	hasStaffNote: true,
	notesAccess: 'open',
	noteVersion: 1,
	consentsMissing: ['health_data'],
	emailUndeliverable: false,
	remindAt: '2026-11-09T06:00:00.000Z',
	reminder: 'sent',
	mails: [{ kind: 'confirmation', channel: 'email', state: 'bounced', at: '2026-11-01T08:01:00.000Z', version: 1 }],
	history: [{ at: '2026-11-01T08:00:00.000Z', what: 'booked', by: 'The client' }],
	correctableUntil: '2026-11-17T06:00:00.000Z',
	...more,
});
