import { extremesWords, heatMap } from './heat-map.ts';

const hour = (weekday: number, at: number, usedMinutes: number) => ({
	weekday,
	hour: at,
	openMinutes: 100,
	usedMinutes,
});

describe('when the rooms are used', () => {
	test('hours go down and days across, and an hour in which nobody works has no cell', () => {
		const { days, rows } = heatMap([hour(0, 9, 84), hour(0, 11, 20), hour(5, 9, 92)]);
		expect(days).toEqual([0, 5]);
		expect(rows.map(({ hour: at, cells }) => [at, ...cells.map((cell) => cell?.step)])).toEqual([
			[9, 4, 5],
			[10, undefined, undefined],
			[11, 0, undefined],
		]);
	});

	test('a centre without hours has no rows', () => expect(heatMap([])).toEqual({ days: [], rows: [] }));

	test('the fullest and the quietest hour are said', () => {
		expect(extremesWords([hour(0, 9, 84), hour(4, 16, 19), hour(5, 9, 92)])).toBe(
			'Fullest: Saturday 9 AM, 92%. Quietest: Friday 4 PM, 19%.',
		);
		expect(extremesWords([hour(0, 9, 0), hour(1, 9, 0)])).toBeUndefined();
	});
});
