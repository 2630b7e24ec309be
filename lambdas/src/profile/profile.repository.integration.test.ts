import { centreProfile } from '@tulia/centre/profile';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { getProfile } from './get-profile.usecase.ts';
import { profileRepository } from './profile.repository.ts';

const quiet = {
	calendar: { between: async () => [] },
	sendsSms: false,
	now: () => new Date('2026-11-20T06:00:00.000Z'),
};

let table: FreshTable;
beforeAll(async () => {
	table = await freshTable();
});
afterAll(() => table.close());

describe("the centre's profile", () => {
	test('the centre’s profile is undefined in an empty table, without a default', async () => {
		const profiles = profileRepository(table.db, table.tableName);
		expect(await profiles.read()).toBeUndefined();
		expect(await getProfile({ profiles, ...quiet })()).toMatchObject({ ok: false, refusal: 'not_found' });
	});

	test('the centre’s profile is read as it was saved', async () => {
		const profiles = profileRepository(table.db, table.tableName);
		await profiles.save(centreProfile);
		expect(await getProfile({ profiles, ...quiet })()).toEqual({
			ok: true,
			value: { ...centreProfile, closedDays: ['2026-12-12', '2026-12-25', '2026-12-26'] },
		});
	});
});
