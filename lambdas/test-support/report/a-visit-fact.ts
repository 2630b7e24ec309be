import type { VisitFact } from '../../src/report/visit-fact.ts';

/** A visit on a Tuesday at 9:00 AM, an hour long, booked by its client and attended without a reminder. */
export const aVisitFact = (change: Partial<VisitFact> = {}): VisitFact => ({
	userId: 'u-1',
	psychologistId: 'amina',
	psychologistName: 'Psychologist amina',
	serviceId: 'stress',
	serviceTitle: 'Stress Management',
	startAt: '2026-11-24T06:00:00.000Z',
	endAt: '2026-11-24T07:00:00.000Z',
	status: 'attended',
	bookedBy: 'client',
	isLate: false,
	reminder: 'covered_by_confirmation',
	isPhoned: false,
	...change,
});
