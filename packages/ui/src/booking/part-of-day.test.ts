import { byPartOfDay } from './part-of-day.ts';

test('noon is afternoon, and a part of the day without times is left out', () => {
	expect(byPartOfDay(['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM'])).toEqual([
		{ name: 'Morning', times: ['9:00 AM', '10:30 AM'] },
		{ name: 'Afternoon', times: ['12:00 PM', '1:30 PM'] },
	]);
	expect(byPartOfDay(['3:00 PM'])).toEqual([{ name: 'Afternoon', times: ['3:00 PM'] }]);
	expect(byPartOfDay([])).toEqual([]);
});
