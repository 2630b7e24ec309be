import { weekFrom } from '../../../testing/sample-profile.ts';
import { type CentreFacts, centreHours } from './centre-hours.ts';

const facts: CentreFacts = { openingHours: weekFrom('09:00'), closures: [], holidays: [] };
const closure = { id: 'c1', date: '2026-11-10', kind: 'closed' as const, reason: 'Training' };
const holiday = { date: '2026-11-10', name: 'Some Day' };

test('an ordinary day has the hours of its weekday', () => {
	expect(centreHours('2026-11-10', facts)).toEqual({ isOpen: true, hours: { from: 540, to: 1020 }, closed: [] });
	expect(centreHours('2026-11-15', facts)).toEqual({ isOpen: false, reason: 'Sunday', why: 'week' });
});

test('a closure of whole days closes each day, and a closure of hours leaves the other hours open', () => {
	const days = { ...facts, closures: [{ ...closure, lastDate: '2026-11-12' }] };
	expect(['2026-11-10', '2026-11-12', '2026-11-13'].map((day) => centreHours(day, days).isOpen)).toEqual([
		false,
		false,
		true,
	]);
	const hours = { ...facts, closures: [{ ...closure, hours: { from: '09:00', to: '10:00' } }] };
	expect(centreHours('2026-11-10', hours)).toMatchObject({
		isOpen: true,
		closed: [{ from: 540, to: 600, reason: 'Training' }],
	});
	const all = { ...facts, closures: [{ ...closure, hours: { from: '08:00', to: '18:00' } }] };
	expect(centreHours('2026-11-10', all)).toEqual({ isOpen: false, reason: 'Training', why: 'closure' });
});

test('a holiday closes the centre, unless staff opened it', () => {
	expect(centreHours('2026-11-10', { ...facts, holidays: [holiday] })).toEqual({
		isOpen: false,
		reason: 'Some Day',
		why: 'holiday',
	});
	const opened = { ...facts, holidays: [holiday], closures: [{ ...closure, kind: 'open' as const }] };
	expect(centreHours('2026-11-10', opened).isOpen).toBe(true);
});
