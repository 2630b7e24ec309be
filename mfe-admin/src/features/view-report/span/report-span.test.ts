import { spanAddress, spanIn } from './report-span.ts';

const TODAY = '2026-11-25';
const daysOf = (address: string, today = TODAY) => spanIn(new URLSearchParams(address), today).days;

describe('the days of a report', () => {
	test.each([
		['', '2026-08-01', '2026-10-31'],
		['span=this-month', '2026-11-01', '2026-11-24'],
		['span=last-month', '2026-10-01', '2026-10-31'],
		['span=year', '2025-11-26', '2026-11-24'],
		['span=century', '2026-08-01', '2026-10-31'],
		['from=2026-11-02&to=2026-11-08', '2026-11-02', '2026-11-08'],
	])('the choice “%s” is the days %s to %s', (address, from, to) => expect(daysOf(address)).toEqual({ from, to }));

	test('three months span the new year', () => {
		expect(daysOf('', '2027-02-03')).toEqual({ from: '2026-11-01', to: '2027-01-31' });
	});

	test('on the first day of a month, the month is that day', () => {
		expect(daysOf('span=this-month', '2026-12-01')).toEqual({ from: '2026-12-01', to: '2026-12-01' });
	});

	test.each([
		['from=2026-11-08&to=2026-11-02', /comes before the first/],
		['from=2026-11-08&to=2026-11-26', /not after today/],
		['from=2025-01-01&to=2026-11-02', /at most a year/],
		['from=2026-02-31&to=2026-11-02', /first and a last day/],
	])('the choice “%s” is refused with what to do', (address, fault) => {
		const span = spanIn(new URLSearchParams(address), TODAY);
		expect(span).toMatchObject({ choice: 'dates', days: undefined });
		expect(span.fault).toMatch(fault);
	});

	test('a report span survives a round trip through the address', () => {
		const shown = { from: '2026-11-02', to: '2026-11-08' };
		expect(spanAddress('dates', shown)).toEqual(shown);
		expect(spanAddress('3-months', shown)).toEqual({});
		expect(spanAddress('year', shown)).toEqual({ span: 'year' });
	});
});
