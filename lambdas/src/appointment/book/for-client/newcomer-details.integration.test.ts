import { randomUUID } from 'node:crypto';
import type { BookingForClient } from '@tulia/contracts/appointment/staff-forms';
import { versionInForce } from '@tulia/contracts/consent-wording';
import { freshTable } from '@tulia/test-kit/fresh-table';
import {
	type BookingFixture,
	bookingFixture,
	FIXTURE_NOW,
} from '../../../../test-support/appointment/booking-fixture.ts';
import { expectInvariants, scanEntity } from '../../../../test-support/appointment/table-invariants.ts';
import { bookForClient } from './book-for-client.usecase.ts';

let fixture: BookingFixture;
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable(), ['amina', 'otieno']);
});
afterEach(() => fixture.close());

type Call = Partial<BookingForClient> & { readonly key?: string };

const book = ({ key, time = '9:00 AM', ...said }: Call) =>
	bookForClient(fixture.deps)({
		body: { serviceId: 'stress', date: '2026-11-24', time, forWhom: 'me', ...said },
		caller: { userId: 'staff' },
		idempotencyKey: key,
	});

const DETAILS = {
	notices: 'both',
	language: 'sw',
	consentsByWord: {
		how: 'by_phone',
		wordings: { privacy: versionInForce.privacy, health_data: versionInForce.health_data },
	},
} as const satisfies Partial<BookingForClient>;

const entities = (entity: string) => scanEntity(fixture, entity);
const consentEntries = async () => (await entities('audit')).filter(({ action }) => action === 'consent_given');

const given = { at: FIXTURE_NOW.toISOString(), how: 'by_phone', by: 'staff' };
const KEPT = {
	notices: 'both',
	language: 'sw',
	consents: {
		privacy: { version: versionInForce.privacy, ...given },
		health_data: { version: versionInForce.health_data, ...given },
	},
};

test.each([
	['with an address and an account', { email: 'wambui@clients.example' }],
	['with a phone alone and notices by SMS', { notices: 'sms' }],
] as const)('details of a new client %s are stored on the record that the booking makes', async (_who, said) => {
	const answer = await book({ name: 'Wambui Njeri', phone: '0712 345 678', ...DETAILS, ...said });
	expect(answer).toMatchObject({ ok: true, value: { consentsMissing: ['terms', 'hosting_abroad'] } });
	const [record] = await entities('user');
	expect(record).toMatchObject({ ...KEPT, notices: 'notices' in said ? said.notices : 'both' });
	expect(Object.keys(record?.consents).sort()).toEqual(['health_data', 'privacy']);
	expect(await consentEntries()).toMatchObject([{ actor: 'staff', object: record?.id }]);
	await expectInvariants(fixture);
});

test.each([{ phone: '020 2345609' }, { phone: '+44 20 7946 0958', notices: 'sms' as const }])(
	'a new client cannot choose SMS alone with a number that takes none: %j',
	async (said) => {
		expect(await book({ name: 'Grace Atieno', ...said })).toMatchObject({ errors: [{ field: 'notices' }] });
		expect(await entities('appointment')).toEqual([]);
		expect(await book({ name: 'Grace Atieno', ...said, notices: 'none' })).toMatchObject({ ok: true });
		expect(await entities('user')).toMatchObject([{ notices: 'none' }]);
	},
);

test('a new client without stated consents has none, and no consent is audited', async () => {
	await book({ name: 'Wambui Njeri', email: 'wambui@clients.example' });
	expect((await entities('user'))[0]?.consents).toEqual({});
	expect(await consentEntries()).toEqual([]);
});

test('a repeated request, also with an address added, makes one record and stores each consent once', async () => {
	const call = {
		name: 'Wambui',
		email: 'wambui@clients.example',
		phone: '0712 345 678',
		...DETAILS,
		key: randomUUID(),
	};
	const first = await book(call);
	expect(first.ok).toBe(true);
	expect(await book(call)).toEqual(first);
	for (const answer of await Promise.all([book(call), book(call)])) expect(answer).toEqual(first);
	expect(await entities('user')).toHaveLength(1);
	expect(await consentEntries()).toHaveLength(1);
});

test('a refused booking leaves no record and no consent', async () => {
	expect(await book({ name: 'Mercy', time: '9:15 AM', ...DETAILS, notices: 'none' })).toMatchObject({ ok: false });
	expect(await entities('user')).toEqual([]);
	expect(await consentEntries()).toEqual([]);
});

test('details of a client who has a record are refused at the field, and nothing is booked or changed', async () => {
	const email = 'wambui@clients.example';
	const first = await book({ name: 'Wambui', email });
	const { userId: clientId = '' } = first.ok ? first.value : {};
	const later = { time: '10:30 AM', language: 'sw' } as const;
	expect(await book({ email, ...later })).toMatchObject({ ok: false, errors: [{ field: 'email' }] });
	expect(await book({ clientId, ...later })).toMatchObject({ ok: false, errors: [{ field: 'clientId' }] });
	expect((await entities('user'))[0]?.language).toBeUndefined();
	expect(await entities('appointment')).toHaveLength(1);
	// The booking succeeds without them.
	expect(await book({ email, time: '10:30 AM' })).toMatchObject({ ok: true });
});

test('a channel without its contact details is refused at its field', async () => {
	expect(await book({ name: 'Wambui', phone: '0712 345 678', notices: 'both' })).toMatchObject({
		ok: false,
		errors: [{ field: 'notices', message: 'There is no email address to write to' }],
	});
});

test('a consent to an outdated wording is refused, but not in the repeat of a booking made before', async () => {
	const old = { consentsByWord: { how: 'at_desk', wordings: { hosting_abroad: '2020-01-01' } } } as const;
	const key = randomUUID();
	expect(await book({ name: 'Wambui', ...old })).toMatchObject({ ok: false, refusal: 'wording_changed' });
	expect(await entities('user')).toEqual([]);
	const first = await book({ name: 'Wambui', key });
	expect(first.ok).toBe(true);
	expect(await book({ name: 'Wambui', ...old, key })).toEqual(first);
});
