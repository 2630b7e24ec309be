import { movableClock } from './clock.ts';

const START = new Date('2027-02-02T07:00:00.000Z');

let real: number;
beforeEach(() => {
	real = Date.parse('2026-11-23T06:00:00.000Z');
});

test('a clock without a start is at real time, before it is moved and after a reset', () => {
	const clock = movableClock(undefined, () => real);
	expect(clock.now().toISOString()).toBe('2026-11-23T06:00:00.000Z');
	clock.moveTo(START);
	clock.reset();
	expect(clock.offset()).toBe(0);
});

test('a clock with a start advances from it, and returns to it at a reset', () => {
	const clock = movableClock(START, () => real);
	const offsets: number[] = [];
	clock.onMove((offset) => offsets.push(offset));
	real += 90_000;
	expect(clock.now().toISOString()).toBe('2027-02-02T07:01:30.000Z');
	clock.moveTo(new Date('2027-02-09T07:25:00.000Z'));
	real += 1000;
	expect(clock.now().toISOString()).toBe('2027-02-09T07:25:01.000Z');
	clock.reset();
	expect(clock.now()).toEqual(START);
	expect(offsets).toEqual([expect.any(Number), START.getTime() - real]);
});
