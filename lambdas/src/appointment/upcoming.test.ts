import { mayAdd, stillUpcoming, type Upcoming } from './upcoming.ts';

const at = (clock: string) => `2026-11-24T${clock}:00.000Z`;
const visit = (aid: string, from: string, to: string): Upcoming => ({ aid, startAt: at(from), endAt: at(to) });
const session = { startAt: at('09:00'), endAt: at('10:00') };
const far = ['a', 'b', 'c'].map((aid, hour) => visit(aid, `1${hour}:30`, `1${hour}:45`));

describe('whether a client may have another appointment', () => {
	test.each([
		['an unverified address and none', [], false, undefined],
		['an unverified address and one', far.slice(0, 1), false, 'too_many_bookings'],
		['a verified address and two', far.slice(0, 2), true, undefined],
		['a verified address and three', far, true, 'too_many_bookings'],
		['one that ends when this begins', [visit('a', '08:00', '09:00')], true, undefined],
		['one that begins when this ends', [visit('a', '10:00', '11:00')], true, undefined],
		['one a minute inside', [visit('a', '08:00', '09:01')], true, 'client_overlap'],
		['one at the same time', [visit('a', '09:00', '10:00')], false, 'client_overlap'],
		['one all around it', [visit('a', '08:00', '11:00')], true, 'client_overlap'],
	] as const)('a client with %s may have another appointment', (_what, upcoming, verified, refusal) => {
		const decision = mayAdd(upcoming, session, verified);
		expect(decision.ok ? undefined : decision.refusal).toBe(refusal);
	});
});

test('an appointment is upcoming until it ends', () => {
	const list = [visit('past', '06:00', '07:00'), visit('running', '08:30', '09:30'), visit('ahead', '10:00', '11:00')];
	expect(stillUpcoming(list, new Date(at('09:00'))).map(({ aid }) => aid)).toEqual(['running', 'ahead']);
	expect(stillUpcoming(list, new Date(at('09:30'))).map(({ aid }) => aid)).toEqual(['ahead']);
});
