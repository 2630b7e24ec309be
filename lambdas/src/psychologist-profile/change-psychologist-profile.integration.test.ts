import type { PsychologistProfileChange } from '@tulia/contracts/psychologist/staff-schemas';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { uploadedImages } from '../cover/uploaded-image.repository.ts';
import { newId } from '../platform/new-id.ts';
import { getPsychologist } from '../psychologist/list-psychologists.usecase.ts';
import { psychologistRepository } from '../psychologist/psychologist.repository.ts';
import { psychologistChanges } from '../psychologist/psychologist-changes.repository.ts';
import { changePsychologistProfile } from './change-psychologist-profile.usecase.ts';
import { psychologistProfiles } from './psychologist-profile.repository.ts';

const NOW = new Date('2026-11-25T09:00:00.000Z');
const TWO_DAYS_ON = new Date('2026-11-27T09:00:00.000Z');
const PICTURE = `/uploads/${'a'.repeat(64)}.webp`;

let table: FreshTable;
beforeEach(async () => {
	table = await freshTable();
	await people().save(
		{ id: 'amina', name: 'Amina Hassan', serviceIds: ['stress'], active: true },
		{ weeklyHours: {}, breaks: {}, timeOff: [], version: 4 },
	);
});
afterEach(() => table.close());

const people = () => psychologistRepository(table.db, table.tableName);
const staff = () => psychologistChanges(table.db, table.tableName);
const pictures = () => uploadedImages(table.db, table.tableName);
type Who = Parameters<ReturnType<typeof changePsychologistProfile>>[0]['caller'];
const owner: Who = { userId: 'staff', roles: ['owner'] };
const herself: Who = { userId: 'her', roles: ['psychologist'], psychologistId: 'amina' };
const change = (body: Partial<PsychologistProfileChange>, id = 'amina', caller = owner) =>
	changePsychologistProfile({
		staff: staff(),
		profiles: psychologistProfiles(table.db, table.tableName),
		now: () => NOW,
		newId,
	})({ params: { id }, body: { languages: [], version: 0, ...body }, caller });
const read = () => getPsychologist({ psychologists: people() })({ params: { id: 'amina' } });

test('visitors read a profile as it was saved, trimmed, and without empty fields', async () => {
	const licence = { number: ' CPB 1 ', board: '  ' };
	expect(await change({ title: ' Psychologist ', summary: '   ', languages: ['sw', 'en'], licence })).toMatchObject({
		ok: true,
		value: { profileVersion: 1 },
	});
	const answer = await read();
	expect(answer).toEqual({
		ok: true,
		value: {
			...{ id: 'amina', name: 'Amina Hassan', serviceIds: ['stress'], title: 'Psychologist' },
			languages: [
				{ tag: 'sw', name: 'Kiswahili', nameLang: 'sw' },
				{ tag: 'en', name: 'English' },
			],
			licence: { number: 'CPB 1' },
		},
	});
	const [entry] = await scanEntity(table, 'audit');
	expect(entry).toMatchObject({ actor: 'staff', action: 'psychologist_profile_changed', object: 'amina' });
});

test('a change of the profile leaves the versions of the schedule and of the hours unchanged', async () => {
	await change({ title: 'Psychologist' });
	expect((await people().list())[0]?.schedule.version).toBe(4);
	expect((await staff().listStaff())[0]).toMatchObject({ version: 1, profileVersion: 1 });
});

test('a change of hours leaves the profile unchanged, also one that was saved concurrently', async () => {
	const [before] = await staff().listStaff();
	await change({ title: 'Psychologist' });
	if (!before) throw new Error('There is no psychologist.');
	await staff().replace({ ...before, version: 2 }, { id: newId(NOW), actor: 'staff', at: NOW });
	expect(await read()).toMatchObject({ value: { title: 'Psychologist' } });
});

test('of two concurrent saves one is refused, and so is a save on a stale version', async () => {
	const answers = await Promise.all([change({ title: 'One' }), change({ title: 'Two' })]);
	expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
	expect(await change({ title: 'Three' })).toMatchObject({ refusal: 'changed_meanwhile' });
	expect(await change({ title: 'Three', version: 1 })).toMatchObject({ ok: true });
});

test('a profile of an unknown psychologist is not found', async () => {
	expect(await change({}, 'nobody')).toMatchObject({ refusal: 'not_found' });
});

test('a psychologist changes her own texts but not her licence, and no other profile', async () => {
	const licence = { number: 'CPB 1' };
	await change({ licence });
	expect(await change({ summary: 'Listens.', licence, version: 1 }, 'amina', herself)).toMatchObject({ ok: true });
	const other = { licence: { number: 'CPB 2' }, version: 2 };
	expect(await change(other, 'amina', herself)).toMatchObject({
		errors: [{ field: 'licence.number', message: 'Only the owner of the site changes the licence' }],
	});
	expect(await change({ version: 2 }, 'amina', herself)).toMatchObject({ errors: [{ field: 'licence.number' }] });
	expect(await change({ licence, version: 2 }, 'amina', { ...herself, psychologistId: 'peter' })).toMatchObject({
		refusal: 'forbidden',
	});
	expect(await change({ licence, version: 2 }, 'amina', { userId: 'desk', roles: ['psychologist'] })).toMatchObject({
		refusal: 'forbidden',
	});
});

test('sample texts of the demo are no longer marked as samples once they were saved', async () => {
	await people().save(
		{ id: 'amina', name: 'Amina', serviceIds: [], active: true, profile: { languages: [], isSample: true } },
		{ weeklyHours: {}, breaks: {}, timeOff: [], version: 5 },
	);
	await change({ title: 'Psychologist' });
	expect((await staff().listStaff())[0]?.profile).toEqual({ title: 'Psychologist', languages: [] });
});

describe('an uploaded portrait', () => {
	test('an uploaded portrait that does not exist is refused by name, and nothing is written', async () => {
		expect(await change({ portrait: PICTURE })).toMatchObject({
			refusal: 'invalid_request',
			errors: [{ field: 'portrait', message: 'This picture is no longer kept. Please choose it again' }],
		});
		expect((await staff().listStaff())[0]?.profile).toBeUndefined();
	});

	test('the sweep does not delete an uploaded portrait while it is in use, and deletes it once it was replaced', async () => {
		await pictures().register(PICTURE, NOW);
		expect(await change({ portrait: PICTURE })).toMatchObject({ ok: true });
		expect(await pictures().lock(PICTURE, TWO_DAYS_ON, TWO_DAYS_ON)).toBe(false);
		expect(await change({ portrait: 'portrait-scarf', version: 1 })).toMatchObject({ ok: true });
		expect(await pictures().lock(PICTURE, TWO_DAYS_ON, TWO_DAYS_ON)).toBe(true);
	});

	test('an uploaded portrait that is being deleted cannot be used any more', async () => {
		await pictures().register(PICTURE, NOW);
		await pictures().lock(PICTURE, TWO_DAYS_ON, TWO_DAYS_ON);
		expect(await change({ portrait: PICTURE })).toMatchObject({ ok: false });
	});
});
