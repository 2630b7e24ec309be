import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { chosenSeeds } from '@tulia/test-kit/test-tier';
import { bookingFixture } from '../../../../test-support/appointment/booking-fixture.ts';
import { checkModel } from '../../../../test-support/appointment/booking-model.ts';

let engine: FreshTable;
beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());

test.each(chosenSeeds(1))(
	'after any sequence of commands by clients and staff (seed %i), the answers and the table follow the rules',
	async (seed) => {
		const newStage = async () => bookingFixture(await freshTable(), ['amina', 'otieno']);
		const tally = await checkModel({ runs: 15, length: 30, seed }, newStage);
		// Guards against a model that only ever refuses.
		for (const kind of ['book ok', 'move ok', 'cancel ok', 'mark ok']) expect(tally[kind]).toBeGreaterThan(0);
	},
);
