import { displacedByChange, type Presence } from './displaced-by-change.ts';

/** Monday, 9:00 to 10:00 AM at the centre. */
const session = { serviceId: 'stress', startAt: '2026-11-23T06:00:00.000Z', endAt: '2026-11-23T07:00:00.000Z' };
const full: Presence = {
	active: true,
	serviceIds: ['stress'],
	weeklyHours: { monday: [{ from: '09:00', to: '17:00' }] },
	breaks: {},
	timeOff: [],
};

describe('a change of hours', () => {
	test.each<[string, Partial<Presence>]>([
		['begin later', { weeklyHours: { monday: [{ from: '09:30', to: '17:00' }] } }],
		['put a break into it', { breaks: { monday: [{ from: '09:30', to: '10:00' }] } }],
		['be off that day', { timeOff: [{ from: '2026-11-20', to: '2026-11-23' }] }],
		['hold no more sessions', { active: false }],
		['offer this service no more', { serviceIds: ['family'] }],
	])('a change of hours displaces a session of a psychologist who will %s', (_what, change) => {
		expect(displacedByChange(full, { ...full, ...change }, [session])).toEqual([session]);
	});

	test('a change of hours does not displace a session that fits to the minute', () => {
		const after = { ...full, weeklyHours: { monday: [{ from: '09:00', to: '10:00' }] } };
		expect(displacedByChange(full, after, [session])).toEqual([]);
	});

	test('a change of hours does not report sessions that were outside the earlier hours already', () => {
		expect(displacedByChange({ ...full, weeklyHours: {} }, { ...full, weeklyHours: {} }, [session])).toEqual([]);
	});
});
