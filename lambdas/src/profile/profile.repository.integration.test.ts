import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { centreProfile } from '../seed/data/centre-profile.ts';
import { getProfile } from './get-profile.usecase.ts';
import { profileRepository } from './profile.repository.ts';

const quiet = { calendar: { between: async () => [] }, now: () => new Date('2026-11-20T06:00:00.000Z') };

let table: FreshTable;
beforeAll(async () => {
	table = await freshTable();
});
afterAll(() => table.close());

describe("the centre's profile", () => {
	test('is unknown in an empty table, and answering it there is a fault, not a refusal', async () => {
		const profiles = profileRepository(table.db, table.tableName);
		expect(await profiles.read()).toBeUndefined();
		await expect(getProfile({ profiles, ...quiet })()).rejects.toThrow('has not been seeded');
	});

	test('comes back as it was saved', async () => {
		const profiles = profileRepository(table.db, table.tableName);
		await profiles.save(centreProfile);
		expect(await getProfile({ profiles, ...quiet })()).toEqual({
			ok: true,
			value: { ...centreProfile, closedDays: ['2026-12-12', '2026-12-25', '2026-12-26'] },
		});
	});
});
