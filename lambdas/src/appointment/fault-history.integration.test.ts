import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingStage, bookingStage } from './testing/booking-stage.ts';
import { surviveFaults } from './testing/fault-history.ts';

jest.setTimeout(120_000);

let stage: BookingStage;
afterEach(() => stage.close());

test.each([1, 2])(
	'whatever goes wrong on the way, what was answered is what is there, and the books balance (P2, P7), seed %d',
	async (seed) => {
		stage = await bookingStage(await freshTable(), ['amina', 'otieno', 'wanjiku']);
		const { fates, wrong } = await surviveFaults(stage, { seed, clients: 6, operations: 20, percent: 30 });
		expect(wrong).toEqual([]);
		// Some of each, or nothing was proven.
		for (const fate of ['book ok', 'book refused', 'book unknown', 'move ok', 'cancel ok'])
			expect(fates[fate]).toBeGreaterThan(0);
	},
);
