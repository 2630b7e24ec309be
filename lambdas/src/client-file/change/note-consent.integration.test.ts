import type { ConsentKind } from '@tulia/contracts/account/schemas';
import type { ConsentByWord } from '@tulia/contracts/client/staff-schemas';
import { versionInForce } from '@tulia/contracts/consent-wording';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture } from '../../../test-support/appointment/booking-fixture.ts';
import { scanAll, scanEntity } from '../../../test-support/appointment/table-invariants.ts';
import { clientFiles } from '../../../test-support/client-file/client-files.ts';
import { recipientReader } from '../../notification/recipient/recipient.repository.ts';
import { changeClient } from './change-client.usecase.ts';
import { noteConsent } from './note-consent.usecase.ts';

const caller = { userId: 'staff', roles: ['owner'] } as const;
let fixture: BookingFixture;
let id: string;
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable());
	id = await clientFiles(fixture).added('Faith Akinyi', '0712 345 678');
});
afterEach(() => fixture.close());

const note = (kind: ConsentKind, more: Partial<ConsentByWord> = {}, of = id) =>
	noteConsent(clientFiles(fixture).deps)({
		params: { id: of, kind },
		body: { given: true, how: 'at_desk', wording: versionInForce[kind], ...more },
		caller,
	});

test('a consent noted at the desk is in the file with how it was given, and is not requested again', async () => {
	expect(await note('health_data')).toMatchObject({
		ok: true,
		value: {
			consents: [{ kind: 'health_data', version: versionInForce.health_data, how: 'at_desk' }],
			consentsMissing: ['terms', 'privacy', 'hosting_abroad'],
		},
	});
	for (const kind of ['terms', 'privacy', 'hosting_abroad'] as const) await note(kind, { how: 'by_phone' });
	const file = await clientFiles(fixture).fileOf(id);
	expect(file.consentsMissing).toEqual([]);
	expect(file.consents).toHaveLength(4);
	const entries = (await scanEntity(fixture, 'audit')).filter(({ action }) => action === 'consent_given');
	expect(entries).toHaveLength(4);
	expect(entries[0]).toMatchObject({ actor: 'staff', object: id });
});

test('a consent is withdrawn and given again at the desk, and a repeat changes nothing', async () => {
	await note('hosting_abroad');
	const again = await scanAll(fixture);
	expect(await note('hosting_abroad')).toMatchObject({ ok: true });
	expect(await scanAll(fixture)).toEqual(again);
	expect(await note('hosting_abroad', { given: false, how: 'by_phone' })).toMatchObject({
		value: { consents: [{ kind: 'hosting_abroad', how: 'by_phone', withdrawnAt: expect.any(String) }] },
	});
	const given = await note('hosting_abroad');
	expect(given.ok && given.value.consents[0]).not.toHaveProperty('withdrawnAt');
});

test('two consents noted at once are both stored, and terms and privacy policy cannot be withdrawn', async () => {
	await note('privacy');
	const answers = await Promise.all([note('health_data'), note('hosting_abroad')]);
	expect(answers.every(({ ok }) => ok)).toBe(true);
	expect((await clientFiles(fixture).fileOf(id)).consents).toHaveLength(3);
	expect(await note('privacy', { given: false })).toMatchObject({ errors: [{ field: 'given' }] });
});

test('an outdated wording and an unknown client are refused', async () => {
	expect(await note('health_data', { wording: '2020-01-01' })).toMatchObject({ refusal: 'wording_changed' });
	expect(await note('health_data', {}, 'nobody')).toMatchObject({ refusal: 'not_found' });
});

test('staff set the language of SMS, and a correction without a language preserves it', async () => {
	const change = (body: object, version: number) =>
		changeClient(clientFiles(fixture).deps)({
			params: { id },
			body: { name: 'Faith Akinyi', phone: '0712 345 678', version, ...body },
			caller,
		});
	expect(await change({ language: 'sw' }, 0)).toMatchObject({ ok: true, value: { language: 'sw' } });
	expect(await change({}, 1)).toMatchObject({ ok: true, value: { language: 'sw' } });
	const { find } = recipientReader(fixture.db, fixture.tableName, async () => fixture.cipher);
	expect(await find(id)).toMatchObject({ language: 'sw' });
	expect(await change({ language: 'en' }, 2)).toMatchObject({ ok: true, value: { language: 'en' } });
	expect(await find(id)).not.toHaveProperty('language');
});
