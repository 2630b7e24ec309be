import { easterSunday, publicHolidays } from './public-holidays.ts';

test.each([
	[2024, '2024-03-31'],
	[2025, '2025-04-20'],
	[2026, '2026-04-05'],
	[2027, '2027-03-28'],
	[2038, '2038-04-25'],
	[2285, '2285-03-22'],
])('Easter Sunday of %i is %s', (year, date) => {
	expect(easterSunday(year).toString()).toBe(date);
});

const namesOf = (year: number) => publicHolidays(year).map(({ date, name }) => `${date} ${name}`);

test('2027 has its published holidays, in order, with those on a Sunday observed on the next working day', () => {
	expect(namesOf(2027)).toEqual([
		"2027-01-01 New Year's Day",
		'2027-03-10 Idd-ul-Fitr',
		'2027-03-26 Good Friday',
		'2027-03-29 Easter Monday',
		'2027-05-01 Labour Day',
		'2027-06-01 Madaraka Day',
		'2027-08-10 General election day',
		'2027-10-11 Mazingira Day (observed)',
		'2027-10-20 Mashujaa Day',
		'2027-12-13 Jamhuri Day (observed)',
		'2027-12-25 Christmas Day',
		'2027-12-27 Boxing Day (observed)',
	]);
});

test('Christmas on a Sunday is observed on the day after Boxing Day', () => {
	expect(namesOf(2033).slice(-2)).toEqual(['2033-12-26 Boxing Day', '2033-12-27 Christmas Day (observed)']);
});

test('an estimated holiday is unconfirmed until the gazette has published it', () => {
	const waiting = publicHolidays(2027).filter(({ confirmed }) => !confirmed);
	expect(waiting.map(({ name }) => name)).toEqual(['Idd-ul-Fitr', 'General election day']);
	expect(publicHolidays(2026).every(({ confirmed }) => confirmed)).toBe(true);
});

test('no holiday is observed on a Sunday, and no two on one day', () => {
	for (let year = 2024; year < 2100; year += 1) {
		const dates = publicHolidays(year).map(({ date }) => date);
		expect(new Set(dates).size).toBe(dates.length);
		expect(dates.filter((date) => new Date(`${date}T12:00:00Z`).getUTCDay() === 0)).toEqual([]);
	}
});
