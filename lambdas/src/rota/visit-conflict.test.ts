import { centreProfile } from '@tulia/centre/profile';
import { newId } from '../platform/new-id.ts';
import type { Schedule } from '../psychologist/psychologist.ts';
import { type ScheduleFacts, visitConflict } from './visit-conflict.ts';

/** Tuesday, 12:00 to 1:00 PM at the centre. */
const session = {
	...{ psychologistId: 'amina', serviceId: 'stress' },
	...{ startAt: '2026-11-24T09:00:00.000Z', endAt: '2026-11-24T10:00:00.000Z' },
};
const DAY = '2026-11-24';
const day = [{ from: '09:00', to: '17:00' }];

function factsWith(schedule: Partial<Schedule> = {}, more: Partial<ScheduleFacts> = {}): ScheduleFacts {
	const psychologist = { id: 'amina', name: 'Amina Hassan', serviceIds: ['stress'], active: true };
	const plan = { weeklyHours: { tuesday: day }, breaks: {}, timeOff: [], version: 1, ...schedule };
	return {
		openingHours: centreProfile.openingHours,
		calendar: [],
		psychologists: new Map([['amina', { psychologist, schedule: plan }]]),
		serviceIds: new Set(['stress']),
		...more,
	};
}
const closure = (more: object) =>
	factsWith({}, { calendar: [{ id: 'c1', date: DAY, kind: 'closed', reason: 'Water', ...more }] });

describe('a visit', () => {
	test('a visit that the schedule allows has no conflict, also over a break', () => {
		expect(visitConflict(session, factsWith())).toBeUndefined();
		expect(
			visitConflict(session, factsWith({ breaks: { tuesday: [{ from: '12:30', to: '13:00' }] } })),
		).toBeUndefined();
	});

	test.each<[string, ScheduleFacts, string]>([
		['time off that day', factsWith({ timeOff: [{ from: '2026-11-23', to: DAY }] }), 'time_off'],
		[
			'time off in its last minute',
			factsWith({ timeOff: [{ from: DAY, to: DAY, hours: { from: '12:59', to: '14:00' } }] }),
			'time_off',
		],
		['hours that begin later', factsWith({ weeklyHours: { tuesday: [{ from: '12:30', to: '17:00' }] } }), 'hours'],
		['hours on other days alone', factsWith({ weeklyHours: { monday: day } }), 'hours'],
		['a psychologist who left', factsWith({}, { psychologists: new Map() }), 'not_working'],
		['a service that is offered no more', factsWith({}, { serviceIds: new Set() }), 'service_not_offered'],
		['a closure of the day', closure({}), 'centre_closed'],
		['a closure of hours that touch it', closure({ hours: { from: '08:00', to: '12:15' } }), 'centre_closed'],
		[
			'opening hours that end sooner',
			factsWith({}, { openingHours: [{ day: 'tuesday', opens: '09:00', closes: '12:30' }] }),
			'opening_hours',
		],
	])('a visit has a conflict with %s', (_what, facts, cause) => {
		expect(visitConflict(session, facts)).toMatchObject({ cause });
	});

	test.each([
		['time off after it', factsWith({ timeOff: [{ from: DAY, to: DAY, hours: { from: '13:00', to: '17:00' } }] })],
		['a closure of hours before it', closure({ hours: { from: '08:00', to: '12:00' } })],
		['a holiday that is opened', closure({ kind: 'open' })],
	])('a visit has no conflict with %s', (_what, facts) => {
		expect(visitConflict(session, facts)).toBeUndefined();
	});

	test('a visit in conflict with a closure or time off names when that was entered', () => {
		const made = new Date('2026-11-20T06:00:00.000Z');
		expect(visitConflict(session, closure({ id: newId(made) }))?.since).toBe(made.toISOString());
		const off = { from: DAY, to: DAY, since: made.toISOString() };
		expect(visitConflict(session, factsWith({ timeOff: [off] }))?.since).toBe(made.toISOString());
		expect(visitConflict(session, closure({}))?.since).toBeUndefined();
	});
});
