import { sampleProfile, samplePsychologist, sampleSchedule } from '../../test-support/appointment/sample-centre.ts';
import { aVisitFact } from '../../test-support/report/a-visit-fact.ts';
import { roomOccupancy } from './room-occupancy.ts';

const schedule = { ...sampleSchedule, breaks: { tuesday: [{ from: '13:00', to: '14:00' }] } };
const facts = {
	openingHours: sampleProfile.openingHours,
	calendar: [
		{ id: 'c', date: '2026-11-25', kind: 'closed', reason: 'Training', hours: { from: '09:00', to: '12:00' } },
	],
	psychologists: [{ psychologist: samplePsychologist('amina'), schedule }],
} as const;
/** A Tuesday. */
const TUESDAY = { from: '2026-11-24', to: '2026-11-24' };
const at = (startAt: string, endAt: string) =>
	aVisitFact({ startAt: `2026-11-24T${startAt}:00.000Z`, endAt: `2026-11-24T${endAt}:00.000Z` });

describe('the use of the rooms', () => {
	test('a visit of an hour and a half is counted in both hours it overlaps', () => {
		const { use } = roomOccupancy([at('06:30', '08:00')], TUESDAY, facts);
		expect(use).toMatchObject({ openMinutes: 420, usedMinutes: 90, outsideMinutes: 0 });
		expect(use.hours.filter(({ usedMinutes }) => usedMinutes > 0)).toEqual([
			{ weekday: 1, hour: 9, openMinutes: 60, usedMinutes: 30 },
			{ weekday: 1, hour: 10, openMinutes: 60, usedMinutes: 60 },
		]);
	});

	test('breaks, closed hours, holidays and days off are not open hours', () => {
		const hoursOf = (day: string) => roomOccupancy([], { from: day, to: day }, facts).use.openMinutes / 60;
		expect(['2026-11-24', '2026-11-25', '2026-12-25', '2026-11-29', '2026-11-28'].map(hoursOf)).toEqual([
			7, 5, 0, 0, 5,
		]);
	});

	test('a visit over a break or of a former psychologist counts as outside, a cancelled one not at all', () => {
		const visits = [
			at('10:00', '11:00'),
			aVisitFact({ psychologistId: 'gone' }),
			aVisitFact({ status: 'cancelled', startAt: '2026-11-24T12:00:00.000Z', endAt: '2026-11-24T13:00:00.000Z' }),
		];
		const { use, usedBy } = roomOccupancy(visits, TUESDAY, facts);
		expect(use).toMatchObject({ usedMinutes: 0, outsideMinutes: 120 });
		expect(usedBy('gone')).toEqual({ openMinutes: 0, usedMinutes: 0 });
		expect(usedBy('amina')).toEqual({ openMinutes: 420, usedMinutes: 0 });
	});
});
