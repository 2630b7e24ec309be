import { aTicket } from '../../testing/samples.ts';
import { bookingLimit, isReached } from './booking-limit.ts';

const NOW = new Date('2026-11-10T06:00:00.000Z');
const tickets = (count: number) => Array.from({ length: count }, () => aTicket());

test.each([
	[false, 0, false],
	[false, 1, true],
	[true, 2, false],
	[true, 3, true],
	[true, 4, true],
])('with a confirmed address (%s) and %d upcoming visits, the limit is reached: %s', (verified, count, reached) => {
	expect(isReached(bookingLimit(verified, tickets(count), NOW))).toBe(reached);
});

test('visits that are over or cancelled are not counted', () => {
	const over = aTicket({ endsAt: '2026-11-10T05:59:59.000Z' });
	expect(bookingLimit(false, [over, aTicket({ status: 'cancelled' })], NOW).held).toBe(0);
});
