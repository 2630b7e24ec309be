import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture, FIXTURE_NOW } from '../../test-support/appointment/booking-fixture.ts';
import { scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { type ClientFiles, clientFiles } from '../../test-support/client-file/client-files.ts';
import { messageRepository } from '../message/message.repository.ts';
import { newId } from '../platform/new-id.ts';
import { changeClient } from './change/change-client.usecase.ts';
import { getClient } from './get-client.usecase.ts';

let fixture: BookingFixture;
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable());
});
afterEach(() => fixture.close());

const openCipher = async () => fixture.cipher;
const caller = { userId: 'staff' };
const files = () => clientFiles(fixture).deps;
const added: ClientFiles['added'] = (...who) => clientFiles(fixture).added(...who);
const fileOf: ClientFiles['fileOf'] = (id) => clientFiles(fixture).fileOf(id);
const bookFor: ClientFiles['bookFor'] = (...booking) => clientFiles(fixture).bookFor(...booking);

type Wish = Omit<Parameters<ReturnType<typeof changeClient>>[0]['body'], 'version'> & { readonly version?: number };
const change = (id: string, { version = 0, ...body }: Wish) =>
	changeClient(files())({ params: { id }, body: { ...body, version }, caller });

describe('a client’s file', () => {
	test('a client’s file shows the person, their visits and missing consents, without opening notes', async () => {
		const id = await added('Faith Akinyi', '0712 345 678');
		expect(await bookFor(id, { time: '9:00 AM', notes: 'I cannot sleep' })).toMatchObject({ ok: true });
		const file = await fileOf(id);
		expect(file.client).toMatchObject({
			name: 'Faith Akinyi',
			phone: { number: '+254712345678', shown: '0712 345 678', confirmed: false },
			email: '',
			hasPassword: false,
			version: 0,
		});
		expect(file.visits).toMatchObject([{ status: 'confirmed', hasNotes: true, user: { name: 'Faith Akinyi' } }]);
		expect(file.consentsMissing).toEqual(['terms', 'privacy', 'health_data', 'hosting_abroad']);
		expect(JSON.stringify(file)).not.toContain('sleep');
	});

	test('a client’s file exists for clients only', async () => {
		const id = await fixture.addClient('boss');
		const makeAdmin = { UpdateExpression: 'SET #role = :admin', ExpressionAttributeNames: { '#role': 'role' } };
		await fixture.db.send(
			new UpdateCommand({
				TableName: fixture.tableName,
				Key: { PK: `USER#${id}`, SK: 'AUTH' },
				ExpressionAttributeValues: { ':admin': 'admin' },
				...makeAdmin,
			}),
		);
		for (const unknown of [id, 'nobody'])
			expect(await getClient(files())({ params: { id: unknown }, caller: { roles: ['owner'] } })).toMatchObject({
				refusal: 'not_found',
			});
	});

	test.each([
		[true, ['May my sister wait with me?']],
		[false, []],
	])('a client’s file shows writings under the address, confirmed: %s', async (emailVerified, texts) => {
		const id = await fixture.addClient('faith', emailVerified);
		const message = { name: 'Faith', email: 'Faith@clients.example', subject: 'Hello', phone: undefined };
		const text = 'May my sister wait with me?';
		const createdAt = FIXTURE_NOW.toISOString();
		await messageRepository(fixture.db, fixture.tableName, openCipher).keep(
			{ ...message, text, createdAt, id: randomUUID(), mayBeInCrisis: false },
			randomUUID(),
		);
		expect((await fileOf(id)).writings.map((one) => one.text)).toEqual(texts);
	});

	test('a client’s file counts the latest hundred visits, which it shows, and reports that there are older ones', async () => {
		const id = await added('Faith Akinyi');
		expect(await bookFor(id, { time: '9:00 AM' })).toMatchObject({ ok: true });
		const [visit] = await scanEntity(fixture, 'appointment');
		for (let at = 0; at < 104; at += 1) {
			const startAt = new Date(Date.parse('2024-01-01T06:00:00.000Z') + at * 7 * 86_400_000).toISOString();
			const copy = { ...visit, PK: `APPT#old-${at}`, id: `old-${at}`, startAt, G1SK: `${startAt}#old-${at}` };
			await fixture.put({ ...copy, status: 'attended', currency: 'KES', price: 100 });
		}
		const file = await fileOf(id);
		expect(file).toMatchObject({ hasOlderVisits: true, figures: { attended: 99, missed: 0 } });
		expect(file.visits).toHaveLength(100);
		expect(file.visits[0]?.status).toBe('confirmed');
		// What is left to pay is unknown until the centre notes its first receipt.
		expect(file.figures.stillToPay).toEqual([]);
		await fixture.put({ PK: 'RECEIPTS#2025', SK: 'SERIES', entity: 'receipt-series', lastPlace: 1 });
		await fixture.put({
			PK: 'RECEIPTS#2025',
			SK: 'N#000000001',
			number: 'R-2025-000001',
			issuedAt: '2025-12-01T06:00:00.000Z',
		});
		const later = file.visits.filter(
			({ status, scheduledFor }) => status === 'attended' && scheduledFor >= '2025-12-01',
		);
		expect(later.length).toBeGreaterThan(0);
		expect((await fileOf(id)).figures.stillToPay).toEqual([{ currency: 'KES', amount: 100 * later.length }]);
		const ofAmina = { roles: ['psychologist'], psychologistId: 'amina' } as const;
		expect(await getClient(files())({ params: { id }, caller: ofAmina })).toMatchObject({
			value: { figures: { attended: 99, stillToPay: [] } },
		});
	});
});

describe('correcting a record', () => {
	test('correcting a record changes name, phone and channel, and audits the actor', async () => {
		const id = await added('Fiath Akinyi');
		expect(await change(id, { name: ' Faith Akinyi ', phone: '0712345678', notices: 'sms' })).toMatchObject({
			ok: true,
			value: { name: 'Faith Akinyi', phone: { number: '+254712345678', confirmed: false }, notices: 'sms', version: 1 },
		});
		expect((await fileOf(id)).client).toMatchObject({ name: 'Faith Akinyi', notices: 'sms', version: 1 });
		expect(await change(id, { name: 'Faith Akinyi', version: 1 })).toMatchObject({ ok: true });
		const { client } = await fileOf(id);
		expect(client).not.toHaveProperty('phone');
		expect(client).not.toHaveProperty('notices');
		const audit = (await scanEntity(fixture, 'audit')).filter(({ action }) => action === 'client_corrected');
		expect(audit).toMatchObject([
			{ actor: 'staff', object: id },
			{ actor: 'staff', object: id },
		]);
	});

	test('of two concurrent corrections of a record one is refused, and the other is stored', async () => {
		const id = await added('Faith Akinyi');
		const both = await Promise.all(['One', 'Two'].map((name) => change(id, { name })));
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
		expect(both.find(({ ok }) => !ok)).toMatchObject({ refusal: 'changed_meanwhile' });
		const [won] = both.flatMap((one) => (one.ok ? [one.value.name] : []));
		expect((await fileOf(id)).client).toMatchObject({ name: won, version: 1 });
		expect(await change(id, { name: 'Three' })).toMatchObject({ refusal: 'changed_meanwhile' });
	});

	test('a closed account cannot be corrected, and has no file', async () => {
		const id = await added('Faith Akinyi');
		const before = await files().records.find(id);
		if (!before) throw new Error('The record is gone.');
		await fixture.db.send(
			new UpdateCommand({
				TableName: fixture.tableName,
				Key: { PK: `USER#${id}`, SK: 'PROFILE' },
				UpdateExpression: 'REMOVE G1PK, G1SK',
			}),
		);
		const wanted = { name: 'Other', phone: undefined, notices: undefined, language: 'en' as const };
		const by = { actor: 'staff', auditId: newId(FIXTURE_NOW), now: FIXTURE_NOW };
		expect(await files().records.change({ before, ...wanted, ...by })).toMatchObject({ refusal: 'changed_meanwhile' });
	});
});
