import ICAL from 'ical.js';
import { type FeedVisit, feedFile } from './feed-file.ts';

const visit: FeedVisit = {
	id: '01VISIT',
	startAt: '2026-11-26T06:00:00.000Z',
	endAt: '2026-11-26T07:00:00.000Z',
	ver: 1,
	status: 'confirmed',
	createdAt: '2026-11-20T06:00:00.000Z',
};
const RANGE = { from: '2026-11-11', to: '2027-01-24' };

/** The file as read by an independent parser. */
const read = (text: string) => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
const eventsOf = (facts: Partial<Parameters<typeof feedFile>[0]>) =>
	read(feedFile({ visits: [], timeOff: [], ...RANGE, ...facts })).map((one) => {
		const event = new ICAL.Event(one);
		return {
			uid: event.uid,
			sequence: event.sequence,
			summary: event.summary,
			starts: event.startDate.toString(),
			ends: event.endDate.toString(),
			instant: event.startDate.toJSDate().toISOString(),
			status: one.getFirstPropertyValue('status'),
			transp: one.getFirstPropertyValue('transp'),
		};
	});

test('a visit is an entry at its instant, without a name, a service or a location', () => {
	const text = feedFile({ visits: [visit], timeOff: [], ...RANGE });
	expect(eventsOf({ visits: [visit] })).toEqual([
		{
			...{ uid: '01VISIT@visits', sequence: 0, summary: 'Visit', status: 'CONFIRMED', transp: 'OPAQUE' },
			...{ starts: '2026-11-26T06:00:00Z', ends: '2026-11-26T07:00:00Z', instant: visit.startAt },
		},
	]);
	expect(text).toContain('X-WR-TIMEZONE:Africa/Nairobi\r\n');
	expect(text).not.toMatch(/DESCRIPTION|LOCATION|ORGANIZER|ATTENDEE|URL/);
});

test('the feed contains the names of clients without characters that iCalendar forbids, for all code points of the first two planes', () => {
	const points = Array.from({ length: 0x20000 }, (_, point) => String.fromCodePoint(point));
	const names = Array.from({ length: 1024 }, (_, at) => points.slice(at * 128, (at + 1) * 128).join(''));
	const visits = names.map((name, at) => ({ ...visit, id: `V${at}`, clientName: `A${name}Z` }));
	const file = Buffer.from(feedFile({ visits, timeOff: [], ...RANGE }));
	const text = file.toString();
	expect(text.replaceAll('\r\n', '')).not.toMatch(/[^\P{Cc}\t]/u);
	expect(text).not.toMatch(/\p{Noncharacter_Code_Point}/u);
	expect(read(text).map((one) => new ICAL.Event(one).summary.length > 8)).toEqual(visits.map(() => true));
});

test.each([0, 1, 2, 3])(
	'an emoji in a name is not split where its line is folded, after 75 octets at most: %i letters before it',
	(letters) => {
		const clientName = 'A'.repeat(letters) + '😀'.repeat(90);
		const file = Buffer.from(feedFile({ visits: [{ ...visit, clientName }], timeOff: [], ...RANGE })).toString();
		expect(read(file).map((one) => new ICAL.Event(one).summary)).toEqual([`Visit: ${clientName}`]);
		expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
	},
);

test('a moved visit keeps its UID, with a higher sequence', () => {
	const moved: FeedVisit = {
		...visit,
		ver: 2,
		startAt: '2026-11-27T06:00:00.000Z',
		endAt: '2026-11-27T07:00:00.000Z',
		lastMove: { psychologistId: 'a', psychologistName: 'A', at: '2026-11-21T06:00:00.000Z' },
	};
	expect(eventsOf({ visits: [moved] })).toMatchObject([
		{ uid: '01VISIT@visits', sequence: 1, starts: '2026-11-27T06:00:00Z' },
	]);
	expect(feedFile({ visits: [moved], timeOff: [], ...RANGE })).toContain('DTSTAMP:20261121T060000Z');
});

test('a cancelled visit is marked as cancelled, and not busy', () => {
	const cancelled: FeedVisit = {
		...visit,
		ver: 2,
		status: 'cancelled',
		cancellation: { by: 'client', at: '2026-11-22T06:00:00.000Z' },
	};
	expect(eventsOf({ visits: [cancelled] })).toMatchObject([
		{ uid: '01VISIT@visits', sequence: 1, status: 'CANCELLED', transp: 'TRANSPARENT' },
	]);
});

test('a name is included when it was chosen, whatever its characters', () => {
	const name = `Wanjiku; DESCRIPTION:therapy,\nBEGIN:VEVENT Ng\u2019ang\u2019a \\ ${'a'.repeat(90)}`;
	const named = eventsOf({ visits: [{ ...visit, clientName: name }] });
	expect(named).toHaveLength(1);
	expect(named[0]?.summary).toBe(`Visit: ${name}`);
	// Unfolded: a line continues after a line break and a tab or space.
	const text = feedFile({ visits: [{ ...visit, clientName: name }], timeOff: [], ...RANGE }).replaceAll(
		/\r\n[\t ]/g,
		'',
	);
	expect(text).toContain('SUMMARY:Visit: Wanjiku\\; DESCRIPTION:therapy\\,\\nBEGIN:VEVENT');
});

test('whole days off are days at the centre, and hours off are busy on each day', () => {
	const timeOff = [
		{ from: '2026-12-24', to: '2026-12-26' },
		{ from: '2026-11-30', to: '2026-12-01', hours: { from: '09:00', to: '12:00' } },
	];
	expect(eventsOf({ timeOff })).toMatchObject([
		{ summary: 'Away', starts: '2026-12-24', ends: '2026-12-27', transp: 'OPAQUE' },
		{ summary: 'Away', starts: '2026-11-30T06:00:00Z', ends: '2026-11-30T09:00:00Z' },
		{ summary: 'Away', starts: '2026-12-01T06:00:00Z', ends: '2026-12-01T09:00:00Z' },
	]);
	const uids = eventsOf({ timeOff }).map(({ uid }) => uid);
	expect(new Set(uids).size).toBe(3);
});

test('time off is cut to the days of the feed', () => {
	const timeOff = [
		{ from: '2020-01-01', to: '2030-01-01' },
		{ from: '2020-01-01', to: '2030-01-01', hours: { from: '09:00', to: '10:00' } },
		{ from: '2027-02-01', to: '2027-02-02' },
	];
	const events = eventsOf({ timeOff });
	expect(events).toHaveLength(1 + 75);
	expect(events[0]).toMatchObject({ starts: '2026-11-11', ends: '2027-01-25' });
});

test('the same facts give the same bytes, and no visits give an empty calendar', () => {
	const facts = { visits: [visit], timeOff: [{ from: '2026-12-24', to: '2026-12-26' }], ...RANGE };
	expect(feedFile(facts)).toBe(feedFile(facts));
	expect(eventsOf({})).toEqual([]);
});
