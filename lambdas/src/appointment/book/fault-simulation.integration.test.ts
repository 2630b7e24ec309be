import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture } from '../testing/booking-fixture.ts';
import { simulateFaults } from '../testing/fault-simulation.ts';

jest.setTimeout(120_000);

let fixture: BookingFixture;
afterEach(() => fixture.close());

test.each([1, 2])(
	'whatever faults are injected, the table agrees with the answers and its invariants hold (P2, P7), seed %d',
	async (seed) => {
		fixture = await bookingFixture(await freshTable(), ['amina', 'otieno', 'wanjiku']);
		const { outcomes, wrong } = await simulateFaults(fixture, { seed, clients: 6, operations: 20, percent: 30 });
		expect(wrong).toEqual([]);
		// Some of each, or nothing was proven.
		for (const outcome of ['book ok', 'book refused', 'book unknown', 'move ok', 'cancel ok'])
			expect(outcomes[outcome]).toBeGreaterThan(0);
	},
);
