import { extremesWords, heatMap } from './heat-map.ts';

const hour = (weekday: number, at: number, usedMinutes: number) => ({
	weekday,
	hour: at,
	openMinutes: 100,
	usedMinutes,
});

describe('the heat map of hours used', () => {
	test('the heat map of hours used has hours down and days across, and no cell for an hour without open hours', () => {
		const { days, rows } = heatMap([hour(0, 9, 84), hour(0, 11, 20), hour(5, 9, 92)]);
		expect(days).toEqual([0, 5]);
		expect(rows.map(({ hour: at, cells }) => [at, ...cells.map((cell) => cell?.step)])).toEqual([
			[9, 4, 5],
			[10, undefined, undefined],
			[11, 0, undefined],
		]);
	});

	test('the heat map of a centre without hours has no rows', () => expect(heatMap([])).toEqual({ days: [], rows: [] }));

	test('the fullest and the quietest hour are named', () => {
		expect(extremesWords([hour(0, 9, 84), hour(4, 16, 19), hour(5, 9, 92)])).toBe(
			'Fullest: Saturday 9 AM, 92%. Quietest: Friday 4 PM, 19%.',
		);
		expect(extremesWords([hour(0, 9, 0), hour(1, 9, 0)])).toBeUndefined();
	});
});
