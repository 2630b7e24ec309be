import '../../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { chosenSeeds } from '@tulia/test-kit/test-tier';
import { type FaultRates, simulateReminders } from '../../../test-support/notification/reminder-simulation.ts';

let table: FreshTable;
beforeEach(async () => {
	table = await freshTable();
});
afterEach(() => table.close());

const EVERYTHING: FaultRates = {
	lostSchedule: 0.3,
	tripledSchedule: 0.3,
	lateSchedule: 0.3,
	refusal: 0.1,
	lostAnswer: 0.15,
	lostEvent: 0.1,
	crash: 0.3,
	cancellation: 0.15,
};
const noBrokenPromise = { missing: [], unexplained: [], afterCancellation: [] };

test.each(chosenSeeds(1))(
	'with every fault injected (seed %i), each client is reminded, and a second time only where promise N3 allows it',
	async (seed) => {
		const result = await simulateReminders({ ...table, seed, appointments: 40, faults: EVERYTHING });
		expect(result).toMatchObject(noBrokenPromise);
		expect(result.mails).toBeGreaterThan(25);
	},
);

test('without any schedule, the sweep sends each client exactly one reminder', async () => {
	const none = {
		...EVERYTHING,
		tripledSchedule: 0,
		lateSchedule: 0,
		refusal: 0,
		lostAnswer: 0,
		crash: 0,
		cancellation: 0,
	};
	const result = await simulateReminders({ ...table, seed: 3, appointments: 40, faults: { ...none, lostSchedule: 1 } });
	expect(result).toMatchObject({ ...noBrokenPromise, mails: 40, explained: 0 });
	expect(result.latestMinutes).toBeLessThanOrEqual(6);
});
