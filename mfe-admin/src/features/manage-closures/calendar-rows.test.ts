import { calendarRows } from './calendar-rows.ts';

const closed = { id: 'c1', date: '2026-12-24', kind: 'closed', reason: 'Staff party' } as const;
const opened = { id: 'o1', date: '2026-12-25', kind: 'open', reason: 'Open on Christmas Day' } as const;
const christmas = { date: '2026-12-25', name: 'Christmas Day', confirmed: true };
const idd = { date: '2027-03-10', name: 'Idd-ul-Fitr', confirmed: false };

const rowsOf = (...args: Parameters<typeof calendarRows>) =>
	calendarRows(...args).map(({ date, title, state, entry }) => [date, title, state, entry?.id]);

test('closures and holidays are sorted by day', () => {
	expect(rowsOf({ data: [closed], holidays: [idd, christmas] })).toEqual([
		['2026-12-24', 'Staff party', 'closed', 'c1'],
		['2026-12-25', 'Christmas Day', 'holiday', undefined],
		['2027-03-10', 'Idd-ul-Fitr', 'awaits_gazette', undefined],
	]);
});

test('a holiday on which the centre is open is one row, which can be deleted', () => {
	expect(rowsOf({ data: [opened], holidays: [christmas] })).toEqual([['2026-12-25', 'Christmas Day', 'open', 'o1']]);
});

test('a holiday with a closure shows both reasons', () => {
	expect(rowsOf({ data: [{ ...closed, date: '2026-12-25' }], holidays: [christmas] })).toHaveLength(2);
});
