import type { AdminAppointmentList } from '@tulia/contracts/appointment/staff-schemas';
import { coveredDaysWords } from './covered-days-words.ts';
import { NOTHING } from './list-address.ts';

const NOW = new Date('2026-11-10T09:00:00.000Z');
const counts = { all: 1, confirmed: 1, attended: 0, missed: 0, cancelled: 0 };
const words = (view: Partial<typeof NOTHING>, list: Partial<AdminAppointmentList>) =>
	coveredDaysWords({ ...NOTHING, ...view }, { data: [], order: 'soonest_first', ...list }, NOW);

test('the list shows in words which days it covers', () => {
	expect(words({}, { days: { from: '2026-11-10', to: '2027-01-09' } })).toBe(
		'From today, Tuesday 10 November, to Saturday 9 January 2027, the last day that can be booked.',
	);
	expect(words({ from: '2026-11-12', to: '2026-11-12' }, { days: { from: '2026-11-12', to: '2026-11-12' } })).toBe(
		'Only Thursday 12 November 2026.',
	);
	expect(words({ from: '2026-11-01' }, { days: { from: '2026-11-01', to: '2027-01-09' } })).toBe(
		'From Sun 1 Nov to Sat 9 Jan 2027.',
	);
	expect(words({ to: '2026-11-30' }, { days: { from: '2026-11-10', to: '2026-11-30' } })).toBe(
		'From today, Tuesday 10 November, to Mon 30 Nov.',
	);
	expect(words({ needs: 'outcome' }, {})).toBe('Every visit that is over and has no outcome yet, however long ago.');
	expect(words({ search: 'TUL-26-4K7M9' }, { counts })).toBe('Found by the number or the address, whenever it is.');
});

test('a search shows whether it covered all days', () => {
	const days = { from: '2026-03-01', to: '2027-01-09' };
	expect(words({ search: 'ouma' }, { days, order: 'latest_first', nextCursor: 'c1' })).toBe(
		'Looked through Sun 1 Mar 2026 to Sat 9 Jan 2027 so far, latest first. The next page looks further back.',
	);
	expect(words({ search: 'ouma' }, { days, order: 'latest_first', nextCursor: 'c1', counts })).toBe(
		'All that are kept, Sun 1 Mar 2026 to Sat 9 Jan 2027, latest first.',
	);
});
