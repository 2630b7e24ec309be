import { centreProfile } from '@tulia/centre/profile';
import type { OwnHoursRule } from '@tulia/contracts/own-hours/schemas';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { samplePsychologist, sampleSchedule } from '../../test-support/appointment/sample-centre.ts';
import { scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { calendarRepository } from '../calendar/calendar.repository.ts';
import { newId } from '../platform/new-id.ts';
import { psychologistRepository } from '../psychologist/psychologist.repository.ts';
import { getProfile } from './get-profile.usecase.ts';
import { profileRepository } from './profile.repository.ts';
import { changeSettings, getSettings } from './settings.usecase.ts';

const NOW = new Date('2026-11-20T06:00:00.000Z');
const MAIL_DOMAIN = 'tulia.example';
const caller = { userId: 'staff', role: 'admin', roles: ['owner'], version: 1, jti: 'j', expiresAt: 0 } as const;

let table: FreshTable;
beforeEach(async () => {
	table = await freshTable();
	await psychologistRepository(table.db, table.tableName).save(samplePsychologist('amina'), sampleSchedule);
	await profileRepository(table.db, table.tableName).save(centreProfile);
});
afterEach(() => table.close());

const profiles = () => profileRepository(table.db, table.tableName);
const change = (fields: Partial<CentreProfile>, version = 1, ownHours?: OwnHoursRule) =>
	changeSettings({
		profiles: profiles(),
		mailDomain: MAIL_DOMAIN,
		firstCurrency: 'KES',
		askFirst: async () => undefined,
		now: () => NOW,
		newId,
	})({
		body: { profile: { ...centreProfile, ...fields }, version, ...(ownHours ? { ownHours } : {}) },
		caller,
	});

describe('a change of the settings', () => {
	test('a change of the settings is what the public reads next, on the next version, and invalidates start times computed before it', async () => {
		const [before] = await psychologistRepository(table.db, table.tableName).list();
		expect(await change({ motto: 'Take a seat.' })).toMatchObject({ ok: true, value: { version: 2 } });
		expect(
			await getProfile({
				profiles: profiles(),
				calendar: calendarRepository(table.db, table.tableName),
				sendsSms: false,
				now: () => NOW,
			})(),
		).toMatchObject({ value: { motto: 'Take a seat.' } });
		expect(await getSettings({ profiles: profiles(), mailDomain: MAIL_DOMAIN, firstCurrency: 'KES' })()).toMatchObject({
			value: { version: 2 },
		});
		const [after] = await psychologistRepository(table.db, table.tableName).list();
		expect(after?.schedule.version).toBeGreaterThan(before?.schedule.version ?? 0);
		expect(await scanEntity(table, 'audit')).toMatchObject([{ action: 'settings_changed', actor: 'staff' }]);
	});

	test('a change of the settings is refused on a stale version, with invalid hours, and with a text that would break a page', async () => {
		expect(await change({}, 7)).toMatchObject({ ok: false, refusal: 'changed_meanwhile' });
		expect(await change({ openingHours: [] })).toMatchObject({ ok: false, refusal: 'invalid_hours' });
		expect(await change({ currency: '$' })).toMatchObject({ ok: false, refusal: 'invalid_request' });
		expect(await profiles().read()).toEqual(centreProfile);
	});

	test('a change of currency is refused at its field, because it needs new prices', async () => {
		expect(await change({ currency: 'KES' })).toMatchObject({
			refusal: 'invalid_request',
			errors: [{ field: 'profile.currency', message: expect.stringContaining('together with all prices') }],
		});
		expect(await profiles().read()).toEqual(centreProfile);
	});

	test('a sender address that cannot send mail is refused at its field', async () => {
		const from = (email: string) => change({ mailSender: { name: 'Tulia', email } });
		for (const email of ['desk@gmail.com', 'desk@other-tulia.example', 'desk@tulia.example.org'])
			expect(await from(email)).toMatchObject({
				refusal: 'invalid_request',
				errors: [{ field: 'profile.mailSender.email', message: expect.stringContaining('@tulia.example') }],
			});
		expect(await from('desk@Post.tulia.example')).toMatchObject({ ok: true });
	});

	test('the rule for own hours is stored beside the record, is not public, and is named in the audit', async () => {
		expect(await profiles().readOwnHoursRule()).toBe('ask_first');
		expect(await change({}, 1, 'at_once')).toMatchObject({ ok: true, value: { ownHours: 'at_once', version: 2 } });
		expect(await change({ motto: 'Take a seat.' }, 2)).toMatchObject({ value: { ownHours: 'at_once', version: 3 } });
		await profiles().save(centreProfile);
		expect(await profiles().readOwnHoursRule()).toBe('at_once');
		expect(JSON.stringify(await profiles().read())).not.toContain('at_once');
		expect(await change({}, 4, 'ask_first')).toMatchObject({ ok: true });
		const actions = (await scanEntity(table, 'audit')).map(({ action }) => action);
		expect(actions.toSorted()).toEqual([
			...['own_hours_ask_first', 'own_hours_at_once', 'settings_changed', 'settings_changed', 'settings_changed'],
		]);
	});

	test('of two concurrent first saves on version 0 one succeeds', async () => {
		const empty = await freshTable();
		const first = profileRepository(empty.db, empty.tableName);
		const save = (motto: string) =>
			changeSettings({
				profiles: first,
				mailDomain: MAIL_DOMAIN,
				firstCurrency: 'KES',
				askFirst: async () => undefined,
				now: () => NOW,
				newId,
			})({
				body: { profile: { ...centreProfile, motto }, version: 0 },
				caller,
			});
		expect(await getSettings({ profiles: first, mailDomain: MAIL_DOMAIN, firstCurrency: 'KES' })()).toEqual({
			ok: true,
			value: { ownHours: 'ask_first', version: 0, mailDomain: MAIL_DOMAIN, firstCurrency: 'KES' },
		});
		const outcomes = await Promise.all([save('One.'), save('Other.')]);
		expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
		expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ refusal: 'changed_meanwhile' });
		expect(await first.readSettings()).toMatchObject({ version: 1 });
		await empty.close();
	});

	test('of two concurrent changes of the settings one succeeds', async () => {
		const outcomes = await Promise.all([change({ motto: 'One.' }), change({ motto: 'Other.' })]);
		expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
		expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ refusal: 'changed_meanwhile' });
	});
});
