import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { everything, ofEntity } from '../appointment/testing/audit-table.ts';
import { samplePsychologist, sampleSchedule } from '../appointment/testing/sample-centre.ts';
import { calendarRepository } from '../availability/calendar.repository.ts';
import { newId } from '../platform/new-id.ts';
import { psychologistRepository } from '../psychologist/psychologist.repository.ts';
import { centreProfile } from '../seed/data/centre-profile.ts';
import { changeSettings } from './change-settings.usecase.ts';
import { getProfile } from './get-profile.usecase.ts';
import { getSettings } from './get-settings.usecase.ts';
import { profileRepository } from './profile.repository.ts';

const NOW = new Date('2026-11-20T06:00:00.000Z');
const caller = { userId: 'staff', role: 'admin', version: 1, jti: 'j', expiresAt: 0 } as const;

let table: FreshTable;
beforeEach(async () => {
	table = await freshTable();
	await psychologistRepository(table.db, table.tableName).save(samplePsychologist('amina'), sampleSchedule);
	await profileRepository(table.db, table.tableName).save(centreProfile);
});
afterEach(() => table.close());

const profiles = () => profileRepository(table.db, table.tableName);
const change = (fields: Partial<CentreProfile>, version = 1) =>
	changeSettings({ profiles: profiles(), now: () => NOW, newId })({
		body: { profile: { ...centreProfile, ...fields }, version },
		caller,
	});

describe('a change of the settings', () => {
	test('is what the public reads next, on the next version, and ends start times computed before it', async () => {
		const [before] = await psychologistRepository(table.db, table.tableName).list();
		expect(await change({ motto: 'Take a seat.' })).toMatchObject({ ok: true, value: { version: 2 } });
		expect(
			await getProfile({
				profiles: profiles(),
				calendar: calendarRepository(table.db, table.tableName),
				now: () => NOW,
			})(),
		).toMatchObject({ value: { motto: 'Take a seat.' } });
		expect(await getSettings({ profiles: profiles() })()).toMatchObject({ value: { version: 2 } });
		const [after] = await psychologistRepository(table.db, table.tableName).list();
		expect(after?.schedule.version).toBeGreaterThan(before?.schedule.version ?? 0);
		expect(ofEntity(await everything(table), 'audit')).toMatchObject([{ action: 'settings_changed', actor: 'staff' }]);
	});

	test('is refused on an old version, with bad hours, and with a text that would break a page', async () => {
		expect(await change({}, 7)).toMatchObject({ ok: false, refusal: 'changed_meanwhile' });
		expect(await change({ openingHours: [] })).toMatchObject({ ok: false, refusal: 'invalid_hours' });
		expect(await change({ currency: '$' })).toMatchObject({ ok: false, refusal: 'invalid_request' });
		expect(await profiles().read()).toEqual(centreProfile);
	});

	test('by two people at once is made by one of them', async () => {
		const outcomes = await Promise.all([change({ motto: 'One.' }), change({ motto: 'Other.' })]);
		expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
		expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ refusal: 'changed_meanwhile' });
	});
});
