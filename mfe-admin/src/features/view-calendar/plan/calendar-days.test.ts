import { calendarParams, daysOf, daysWords, mondayOf, parseCalendarView, shiftView } from './calendar-days.ts';

const view = (search: string) => parseCalendarView(new URLSearchParams(search), '2026-11-10', 4);
const whole = { without: [], person: undefined };

test.each([
	['', { look: 'week', day: '2026-11-10', ...whole }],
	['day=2026-12-31&look=day', { look: 'day', day: '2026-12-31', ...whole }],
	['day=2026-02-30', { look: 'week', day: '2026-11-10', ...whole }],
	['day=9999-99-99&look=year', { look: 'week', day: '2026-11-10', ...whole }],
	['look=list&without=p1,p2,&person=p3', { look: 'list', day: '2026-11-10', without: ['p1', 'p2'], person: 'p3' }],
])('the address ?%s shows %j', (search, shown) => {
	expect(view(search)).toEqual(shown);
});

test('the default with five or more psychologists is a day, unless the address has a week', () => {
	const ofFive = (search: string) => parseCalendarView(new URLSearchParams(search), '2026-11-10', 5).look;
	expect([ofFive(''), ofFive('look=week')]).toEqual(['day', 'week']);
});

test('a view survives a round trip through the address', () => {
	const search = 'look=list&day=2026-11-10&without=p1,p2&person=p3';
	expect(decodeURIComponent(calendarParams(view(search)).toString())).toBe(search);
	expect(calendarParams(view('')).toString()).toBe('look=week&day=2026-11-10');
});

test('a week is from Monday to Sunday, also over the end of a year', () => {
	expect(daysOf({ look: 'week', day: '2027-01-01' })).toEqual([
		'2026-12-28',
		'2026-12-29',
		'2026-12-30',
		'2026-12-31',
		'2027-01-01',
		'2027-01-02',
		'2027-01-03',
	]);
	expect([mondayOf('2026-11-09'), mondayOf('2026-11-15')]).toEqual(['2026-11-09', '2026-11-09']);
});

test('the previous and the next view are a day or a week away', () => {
	expect(shiftView(view('look=day'), -1).day).toBe('2026-11-09');
	expect(shiftView(view('look=week'), 1).day).toBe('2026-11-17');
});

test('the days of a view are named in words', () => {
	expect(daysWords({ from: '2026-11-23', to: '2026-11-23' })).toBe('Monday 23 November 2026');
	expect(daysWords({ from: '2026-11-23', to: '2026-11-28' })).toBe('23 to 28 November 2026');
	expect(daysWords({ from: '2026-09-28', to: '2026-10-03' })).toBe('28 September to 3 October 2026');
	expect(daysWords({ from: '2026-12-28', to: '2027-01-03' })).toBe('28 December 2026 to 3 January 2027');
});
