import { unavailableDays } from './unavailable-days.ts';

const full = (day: string) => ({ day, info: { state: 'full' } }) as const;
const closed = (day: string, reason: string) => ({ day, info: { state: 'closed', reason } }) as const;

test.each([
	['one day', [full('2026-11-13')], 'Fri full'],
	['two days in a row', [full('2026-11-10'), full('2026-11-11')], 'Today and Wed full'],
	['a whole week', ['09', '10', '11', '12', '13', '14'].map((day) => full(`2026-11-${day}`)), 'Mon to Sat full'],
	['a closed Sunday', [full('2026-11-14'), closed('2026-11-15', 'Sunday')], 'Sat full · Sun closed'],
	['a holiday, by its name', [closed('2026-12-12', 'Jamhuri Day')], 'Sat Jamhuri Day'],
	[
		'a day that is too soon to book',
		[{ day: '2026-11-10', info: { state: 'too_soon' } } as const],
		'Today too soon to book online',
	],
	['no day', [], ''],
])('days that are not bookable share one line: %s', (_what, days, words) => {
	expect(unavailableDays(days, '2026-11-10')).toBe(words);
});
