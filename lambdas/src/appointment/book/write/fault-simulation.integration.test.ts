import { freshTable } from '@tulia/test-kit/fresh-table';
import { chosenSeeds } from '@tulia/test-kit/test-tier';
import { type BookingFixture, bookingFixture } from '../../../../test-support/appointment/booking-fixture.ts';
import { simulateFaults } from '../../../../test-support/appointment/fault-simulation.ts';

let fixture: BookingFixture;
afterEach(() => fixture.close());

test.each(chosenSeeds(1))(
	'with any injected faults the table agrees with the answers and its invariants are true (P2, P7), seed %d',
	async (seed) => {
		fixture = await bookingFixture(await freshTable(), ['amina', 'otieno', 'wanjiku']);
		const { outcomes, wrong } = await simulateFaults(fixture, { seed, clients: 6, operations: 20, percent: 30 });
		expect(wrong).toEqual([]);
		// Guards against a run without faults of each kind.
		for (const outcome of ['book ok', 'book refused', 'book unknown', 'move ok', 'cancel ok'])
			expect(outcomes[outcome]).toBeGreaterThan(0);
	},
);
