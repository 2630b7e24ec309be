import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { chosenSeeds } from '@tulia/test-kit/test-tier';
import { bookingFixture } from '../testing/booking-fixture.ts';
import { checkModel } from '../testing/booking-model.ts';

/** Keeps the engine running between the runs. */
let engine: FreshTable;
beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());

test.each(chosenSeeds(1))(
	'whatever clients and staff do one after the other (seed %i), the answers and the table are as the rules say',
	async (seed) => {
		const newStage = async () => bookingFixture(await freshTable(), ['amina', 'otieno']);
		const tally = await checkModel({ runs: 15, length: 30, seed }, newStage);
		// A model that only ever refuses proves nothing.
		for (const kind of ['book ok', 'move ok', 'cancel ok', 'mark ok']) expect(tally[kind]).toBeGreaterThan(0);
	},
);
