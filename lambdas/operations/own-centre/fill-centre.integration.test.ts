import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { newId } from '../../src/platform/new-id.ts';
import { profileRepository } from '../../src/profile/profile.repository.ts';
import { getPsychologist } from '../../src/psychologist/list-psychologists.usecase.ts';
import { psychologistRepository } from '../../src/psychologist/psychologist.repository.ts';
import { psychologistChanges } from '../../src/psychologist/psychologist-changes.repository.ts';
import { changePsychologistProfile } from '../../src/psychologist-profile/change-psychologist-profile.usecase.ts';
import { psychologistProfiles } from '../../src/psychologist-profile/psychologist-profile.repository.ts';
import { serviceRepository } from '../../src/service/service.repository.ts';
import { scanAll, scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { OWN_STAGE, ownCentreFile } from '../../test-support/operations/own-centre-file.ts';
import { fillCentre } from './fill-centre.ts';
import { readCentreFile } from './read-centre-file.ts';

let table: FreshTable;
beforeEach(async () => {
	table = await freshTable();
});
afterEach(() => table.close());

const read = readCentreFile(JSON.stringify(ownCentreFile), OWN_STAGE);
const centre = () => {
	if (!read.ok) throw new Error(JSON.stringify(read.errors));
	return read.centre;
};
const deps = () => ({
	profiles: profileRepository(table.db, table.tableName),
	services: serviceRepository(table.db, table.tableName),
	psychologists: psychologistRepository(table.db, table.tableName),
	now: () => new Date('2026-11-20T06:00:00.000Z'),
	newId,
});
const fill = () => fillCentre(centre(), deps());

test('an empty table is filled with the facts of a centre, which is audited', async () => {
	expect(await fill()).toEqual({ kind: 'filled' });
	expect(await deps().profiles.readSettings()).toMatchObject({ version: 1, profile: { name: 'Pumzika House' } });
	expect(await deps().services.list()).toMatchObject([{ id: 'grief' }]);
	expect(await deps().psychologists.list()).toMatchObject([{ psychologist: { id: 'achieng-odhiambo', active: true } }]);
	const who = await getPsychologist({ psychologists: deps().psychologists })({ params: { id: 'achieng-odhiambo' } });
	expect(who).toMatchObject({
		value: {
			...{ portrait: 'portrait-braids', summary: 'Sits with people after a loss, at their pace.' },
			languages: [{ name: 'Dholuo' }, { name: 'English' }],
			licence: { number: 'CPB 4471', board: 'Counsellors and Psychologists Board' },
		},
	});
	expect(await scanEntity(table, 'audit')).toMatchObject([{ action: 'settings_changed', actor: 'seed' }]);
});

test('a second run on a filled table changes nothing, and reports that', async () => {
	await fill();
	const before = await scanAll(table);
	expect(await fill()).toEqual({ kind: 'already_filled' });
	expect(await scanAll(table)).toEqual(before);
});

test('an interrupted run is completed by a second one', async () => {
	const broken = { ...deps().profiles, replace: () => Promise.reject(new Error('the line went down')) };
	await expect(fillCentre(centre(), { ...deps(), profiles: broken })).rejects.toThrow('the line went down');
	expect(await fill()).toEqual({ kind: 'filled' });
	expect(await deps().services.list()).toHaveLength(1);
});

test('a profile that was written between two runs is unchanged', async () => {
	const broken = { ...deps().profiles, replace: () => Promise.reject(new Error('the line went down')) };
	await expect(fillCentre(centre(), { ...deps(), profiles: broken })).rejects.toThrow('the line went down');
	const changed = await changePsychologistProfile({
		staff: psychologistChanges(table.db, table.tableName),
		profiles: psychologistProfiles(table.db, table.tableName),
		now: deps().now,
		newId,
	})({
		params: { id: 'achieng-odhiambo' },
		body: { summary: 'In her own words.', languages: ['en'], version: 0 },
		caller: { userId: 'owner', roles: ['owner'] },
	});
	expect(changed).toMatchObject({ ok: true });
	expect(await fill()).toEqual({ kind: 'filled' });
	const [written] = await deps().psychologists.listAll();
	expect(written?.profile).toEqual({ summary: 'In her own words.', languages: ['en'] });
});

test('a table with content entered by an admin is not changed, and the content is named', async () => {
	const [service] = centre().services;
	if (!service) throw new Error('The file has no service.');
	await deps().services.save({ ...service, id: 'own-service' }, 1, true);
	const before = await scanAll(table);
	expect(await fill()).toEqual({ kind: 'other_content', ids: ['own-service'] });
	expect(await scanAll(table)).toEqual(before);
});

test('of a file and an admin who save the first facts at once, one wins and the other is refused', async () => {
	const outcomes = await Promise.all([fill(), fill()]);
	expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['already_filled', 'filled']);
});
