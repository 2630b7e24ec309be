import type { Account } from '@tulia/contracts/account/schemas';
import type { Ticket } from '@tulia/contracts/appointment/schemas';
import type { DayAvailability } from '@tulia/contracts/availability/schemas';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { PsychologistCard } from '@tulia/contracts/psychologist/schemas';
import type { Service } from '@tulia/contracts/service/schemas';
import { aProfile as aCentre } from '@tulia/test-kit/sample-centre';

export const aProfile = (): CentreProfile =>
	aCentre({
		name: 'Tulia Centre',
		address: { lines: ['Tulia House, 2nd floor', 'Kindaruma Road'], mapUrl: 'https://map.example/tulia' },
		phones: { main: '0700 000 100', support: '0700 000 200' },
		currency: 'USD',
		howToPay: 'At the front desk, after the visit. M-Pesa, card or cash',
		ticketPrefix: 'TUL',
	});

const aService = (id: string, title: string): Service => ({
	id,
	title,
	shortDescription: `${title} in a line.`,
	description: '',
	image: `service-${id}`,
	benefits: [],
	durationMinutes: 60,
	price: 3500,
});

export const services: readonly Service[] = [
	aService('anxiety-management', 'Anxiety Management'),
	aService('family-therapy', 'Family Therapy'),
];

/** Dr. Otieno offers both services, Amina Hassan one, and the third none of them. */
export const psychologists: readonly PsychologistCard[] = [
	{ id: 'amina-hassan', name: 'Amina Hassan', serviceIds: ['family-therapy'] },
	{ id: 'nyambura-otieno', name: 'Dr. Nyambura Otieno', serviceIds: ['anxiety-management', 'family-therapy'] },
	{ id: 'john-kamau', name: 'John Kamau', serviceIds: ['stress-management'] },
];

/** The account of a client who has not answered the consents of rule 5. */
export const anAccount = (consents: Account['consents'] = []): Account => ({
	id: 'u1',
	name: 'Wairimu Kariuki',
	email: 'wairimu@example.com',
	emailVerified: true,
	emailCameBack: false,
	role: 'client',
	notices: 'email',
	joinedAt: '2026-11-01T06:00:00.000Z',
	consents,
	secondFactor: { enabled: false, required: false, recoveryCodesLeft: 0 },
});

/** A visit on Thursday 19 November 2026, 10:30 AM in Nairobi. */
export const aTicket = (changes: Partial<Ticket> = {}): Ticket => ({
	ticketNumber: 'TUL-26-4K7M9',
	service: 'Anxiety Management',
	serviceId: 'anxiety-management',
	date: '2026-11-19',
	time: '10:30 AM',
	startsAt: '2026-11-19T07:30:00.000Z',
	endsAt: '2026-11-19T08:30:00.000Z',
	psychologist: 'Dr. Nyambura Otieno',
	location: 'Tulia House, 2nd floor, Kindaruma Road',
	name: 'Wairimu Kariuki',
	status: 'confirmed',
	reminder: { kind: 'email', at: '2026-11-18T07:30:00.000Z' },
	appointmentId: '01K9ZQ4W7M9',
	psychologistId: 'nyambura-otieno',
	forWhom: 'me',
	price: 3500,
	currency: 'USD',
	version: 1,
	changeableUntil: '2026-11-18T07:30:00.000Z',
	...changes,
});

/** Every day of November 2026 from the 10th on; the 13th is full, Sundays are closed. */
export const november: readonly DayAvailability[] = Array.from({ length: 21 }, (_, index): DayAvailability => {
	const date = `2026-11-${10 + index}`;
	if ([15, 22, 29].includes(10 + index)) return { date, state: 'closed', freeTimes: 0, reason: 'Sunday' };
	return date === '2026-11-13' ? { date, state: 'full', freeTimes: 0 } : { date, state: 'open', freeTimes: 3 };
});
