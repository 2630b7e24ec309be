import { mayAdd, stillUpcoming, type Upcoming } from './upcoming.ts';

const at = (clock: string) => `2026-11-24T${clock}:00.000Z`;
const visit = (aid: string, from: string, to: string): Upcoming => ({ aid, startAt: at(from), endAt: at(to) });
const session = { startAt: at('09:00'), endAt: at('10:00') };
const far = ['a', 'b', 'c'].map((aid, hour) => visit(aid, `1${hour}:30`, `1${hour}:45`));

describe('whether a client may have another appointment', () => {
	test.each([
		['with an unconfirmed address and no appointment may book', [], false, undefined],
		[
			'with an unconfirmed address and one appointment has reached the limit',
			far.slice(0, 1),
			false,
			'too_many_bookings',
		],
		['with a confirmed address and two appointments may book', far.slice(0, 2), true, undefined],
		['with a confirmed address and three appointments has reached the limit', far, true, 'too_many_bookings'],
		['with an appointment that ends when the new one begins may book', [visit('a', '08:00', '09:00')], true, undefined],
		['with an appointment that begins when the new one ends may book', [visit('a', '10:00', '11:00')], true, undefined],
		[
			'with an appointment that overlaps by a minute may not book',
			[visit('a', '08:00', '09:01')],
			true,
			'client_overlap',
		],
		['with an appointment at the same time may not book', [visit('a', '09:00', '10:00')], false, 'client_overlap'],
		[
			'with an appointment that contains the new one may not book',
			[visit('a', '08:00', '11:00')],
			true,
			'client_overlap',
		],
	] as const)('a client %s', (_what, upcoming, verified, refusal) => {
		const decision = mayAdd(upcoming, session, verified);
		expect(decision.ok ? undefined : decision.refusal).toBe(refusal);
	});
});

test('an appointment is upcoming until it ends', () => {
	const list = [visit('past', '06:00', '07:00'), visit('running', '08:30', '09:30'), visit('ahead', '10:00', '11:00')];
	expect(stillUpcoming(list, new Date(at('09:00'))).map(({ aid }) => aid)).toEqual(['running', 'ahead']);
	expect(stillUpcoming(list, new Date(at('09:30'))).map(({ aid }) => aid)).toEqual(['ahead']);
});
