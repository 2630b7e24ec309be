import { SEGMENT } from '../../channel/sms/gsm-text.ts';
import { type SeriesSmsFacts, seriesText } from './series-text.ts';

const at = (...days: readonly string[]): SeriesSmsFacts['visits'] =>
	days.map((day) => ({ startAt: `${day}T06:00:00.000Z` }));

const facts = (visits: SeriesSmsFacts['visits'], language: SeriesSmsFacts['language'] = 'en'): SeriesSmsFacts => ({
	...{ visits, language, phone: '0700 000 000', stop: { by: 'page', host: 'tulia.example' } },
});

const EIGHT = at(
	...['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22', '2026-12-29'],
	...['2027-01-05', '2027-01-12', '2027-01-19'],
);

test('the SMS about eight dates at one time is one segment that names each month once', () => {
	expect(seriesText('booked', facts(EIGHT))).toBe(
		'Confirmed, 8 visits: 9:00 AM on 1, 8, 15, 22, 29 Dec, 5, 12, 19 Jan. Questions: 0700 000 000. Stop: tulia.example/account',
	);
});

test('the SMS about a series states a different time of one visit', () => {
	const visits = [...at('2026-12-01', '2026-12-08'), { startAt: '2026-12-16T11:00:00.000Z' }];
	expect(seriesText('moved', facts(visits))).toMatch(
		/^New times, 3 visits: 9:00 AM on 1, 8 Dec; 2:00 PM on 16 Dec\. Questions:/,
	);
});

test('the SMS about a series names the first and the last date when not all fit', () => {
	const hours = ['06', '07', '08', '09', '10', '11'];
	const visits = EIGHT.map(({ startAt }, index) => ({
		startAt: startAt.replace('T06', `T${hours[index % hours.length]}`),
	}));
	const text = seriesText('booked', facts(visits));
	expect(text).toMatch(/^Confirmed, 8 visits: Tue 1 Dec, 9:00 AM to Tue 19 Jan, 10:00 AM\. Questions:/);
	expect(text.length).toBeLessThanOrEqual(SEGMENT);
});

test.each([
	['staff', /^Sorry, we had to cancel 2 visits: 9:00 AM on 1, 8 Dec\./],
	['client', /^You cancelled 2 visits: 9:00 AM on 1, 8 Dec\./],
] as const)('the SMS about a series says that %s cancelled', (by, words) => {
	const cancellation = { by, at: '2026-11-24T06:00:00.000Z' };
	expect(
		seriesText('cancelled', facts(at('2026-12-01', '2026-12-08').map((one) => ({ ...one, cancellation })))),
	).toMatch(words);
});

test('the SMS about a series in Kiswahili uses its months and hours', () => {
	expect(seriesText('booked', facts(EIGHT, 'sw'))).toMatch(
		/^Imethibitishwa, miadi 8: saa 3:00 asubuhi \(9:00 AM\) tarehe 1, 8, 15, 22, 29 Des, 5, 12, 19 Jan\. Maswali:/,
	);
});
