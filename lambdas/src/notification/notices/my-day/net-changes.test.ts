import fc from 'fast-check';
import { type GatheredChange, netChanges } from './net-changes.ts';

const NOW = new Date('2026-11-25T06:00:00.000Z');
const NINE = '2026-11-26T06:00:00.000Z';
const TEN = '2026-11-26T07:00:00.000Z';
const NOON = '2026-11-26T09:00:00.000Z';
const change = (version: number, given: Omit<GatheredChange, 'version' | 'appointmentId'>, id = 'A') => ({
	appointmentId: id,
	version,
	...given,
});
const booked = change(1, { after: NINE });
const moved = change(2, { before: NINE, after: TEN });
const again = change(3, { before: TEN, after: NOON });
const cancelled = change(4, { before: NOON, byClient: true });

test.each([
	['a booking', [booked], [{ what: 'booked', after: NINE }]],
	['a booking and a move are a booking at the last time', [moved, booked], [{ what: 'booked', after: TEN }]],
	['two moves are one move', [again, moved], [{ what: 'moved', before: NINE, after: NOON }]],
	[
		'a move and a cancellation are a cancellation of the last notified time',
		[moved, again, cancelled],
		[{ what: 'cancelled', before: NINE, byClient: true }],
	],
	['a booking and its cancellation cancel out', [booked, moved, again, cancelled], []],
	['a move and the move back cancel out', [moved, change(3, { before: TEN, after: NINE })], []],
])('net changes: %s', (_what, changes, expected) => {
	expect(netChanges(changes, NOW)).toEqual(expected.map((one) => ({ appointmentId: 'A', ...one })));
});

test('net changes are sorted by start, without past visits', () => {
	const changes = [
		change(1, { after: NOON }, 'B'),
		change(1, { after: NINE }, 'C'),
		change(2, { before: '2026-11-25T05:00:00.000Z' }, 'D'),
	];
	expect(netChanges(changes, NOW).map(({ appointmentId }) => appointmentId)).toEqual(['C', 'B']);
});

test('net changes do not depend on the order in which changes were collected', () => {
	const changes = [booked, moved, again, change(1, { after: TEN }, 'B'), change(2, { before: TEN }, 'B')];
	fc.assert(
		fc.property(fc.shuffledSubarray(changes, { minLength: changes.length }), (shuffled) => {
			expect(netChanges(shuffled, NOW)).toEqual(netChanges(changes, NOW));
		}),
		{ seed: 29 },
	);
});
