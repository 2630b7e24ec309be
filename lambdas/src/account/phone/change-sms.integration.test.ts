import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { NUMBER, type PhoneFixture, phoneFixture, TYPED } from '../../../test-support/account/phone-fixture.ts';
import { phoneAttributes } from '../../client/reach.items.ts';
import { changeClient } from '../../client-file/change/change-client.usecase.ts';
import { clientRecords } from '../../client-file/client-record.repository.ts';
import { newId } from '../../platform/new-id.ts';
import { phoneNumber } from '../../platform/phone-number.ts';
import { userKey } from '../../platform/table/user.items.ts';
import { startPhone } from './start-phone.usecase.ts';

const HOUR = 60 * 60_000;

let table: FreshTable;
let people: PhoneFixture;

beforeEach(async () => {
	table = await freshTable();
	people = await phoneFixture(table);
});
afterEach(() => table.close());

async function confirmed(userId = people.amina): Promise<void> {
	people.clock.advance(1);
	await people.start(TYPED, { userId });
	await people.confirm(await people.lastCode(), userId);
}

/** The number as `PhoneNumber`. */
function number(typed = NUMBER) {
	const read = phoneNumber(typed);
	if (!read) throw new Error(`${typed} is no number.`);
	return read;
}

/** Staff typed the number into the record at the desk. */
async function typedByStaff(userId: string, typed = NUMBER): Promise<void> {
	const { phone, phoneProof, phoneSince } = phoneAttributes(
		{ number: number(typed), proof: 'staff', since: '2026-11-19T06:00:00.000Z' },
		userId,
		people.fixture.cipher,
	);
	await table.db.send(
		new UpdateCommand({
			TableName: table.tableName,
			Key: userKey(userId, 'PROFILE'),
			UpdateExpression: 'SET phone = :phone, phoneProof = :proof, phoneSince = :since',
			ExpressionAttributeValues: { ':phone': phone, ':proof': phoneProof, ':since': phoneSince },
		}),
	);
}

test('an office landline that staff typed is not chosen for SMS', async () => {
	await typedByStaff(people.amina, '020 2345609');
	for (const notices of ['sms', 'both'] as const)
		expect(await people.choose(notices)).toMatchObject({ ok: false, refusal: 'no_phone' });
	expect(await people.choose('email')).toMatchObject({ ok: true });
});

describe('SMS stopped for a number', () => {
	test('a STOP shows in the account, and can be withdrawn there', async () => {
		await confirmed();
		await people.fixture.deps.phoneStates.stop(number(), 'sms', '2026-11-20T00:00:05.000Z');
		expect(await people.account()).toMatchObject({
			phone: { stopped: { since: '2026-11-20T00:00:05.000Z', by: 'sms' } },
		});
		people.clock.advance(HOUR);
		expect(await people.wantSms(true)).toMatchObject({ ok: true });
		expect((await people.account()).phone).not.toHaveProperty('stopped');
	});

	test('the account itself can stop SMS, where a reply is not possible', async () => {
		await confirmed();
		expect(await people.wantSms(false)).toMatchObject({
			ok: true,
			value: { phone: { stopped: { by: 'account' } } },
		});
	});

	test('a STOP cannot be withdrawn while only staff typed the number, because its owner may have sent it', async () => {
		const baraka = await people.fixture.join('baraka@example.ke');
		await people.fixture.deps.accounts.confirmEmail(baraka);
		await typedByStaff(baraka);
		await people.fixture.deps.phoneStates.stop(number(), 'sms', '2026-11-20T00:00:05.000Z');
		people.clock.advance(HOUR);
		expect(await people.wantSms(true, baraka)).toEqual({ ok: false, refusal: 'no_phone' });
		expect(await people.wantSms(false, baraka)).toMatchObject({ ok: true });
		expect(await people.account(baraka)).toMatchObject({ phone: { confirmed: false, stopped: { by: 'sms' } } });
	});

	test('a STOP by the carrier stays until the carrier lifts it', async () => {
		await confirmed();
		await people.fixture.deps.phoneStates.stop(number(), 'carrier', '2026-11-20T00:00:05.000Z');
		people.clock.advance(HOUR);
		expect(await people.wantSms(true)).toEqual({ ok: false, refusal: 'stopped_by_carrier' });
	});

	test('stopping SMS requires a number', async () => {
		for (const wanted of [true, false])
			expect(await people.wantSms(wanted)).toEqual({ ok: false, refusal: 'no_phone' });
	});
});

test('a number that failed is used again once a code sent to it was typed', async () => {
	await confirmed();
	const failedAt = people.clock.now().toISOString();
	await people.fixture.deps.phoneStates.flagUndeliverable(number(), failedAt);
	expect(await people.account()).toMatchObject({ phone: { unreachableSince: failedAt } });
	people.clock.advance(HOUR);
	await confirmed();
	expect((await people.account()).phone).not.toHaveProperty('unreachableSince');
});

describe('a correction by staff of the record version they saw', () => {
	const changes: [string, () => Promise<unknown>][] = [
		['confirms a number', () => confirmed()],
		['removes it', () => people.remove()],
		['chooses a channel', () => people.choose('email')],
	];
	test.each(changes)('a correction is refused after the client %s', async (what, change) => {
		if (what === 'removes it') await confirmed();
		const { db, tableName } = table;
		const records = clientRecords(db, tableName, async () => people.fixture.cipher);
		const seen = await records.find(people.amina);
		if (!seen) throw new Error('Amina has a record.');
		await change();
		const correct = changeClient({ records, newId, now: people.clock.now });
		const body = { name: 'Amina W. Wanjiru', version: seen.version };
		expect(await correct({ params: { id: people.amina }, body, caller: { userId: 'STAFF' } })).toMatchObject({
			refusal: 'changed_meanwhile',
		});
	});
});

test('a site that sends no SMS requests no number', async () => {
	const start = startPhone({ ...people.fixture.deps, smsStop: undefined });
	const caller = { userId: people.amina, role: 'client' as const, roles: [], version: 1, jti: 'session', expiresAt: 0 };
	const viewer = { ip: '203.0.113.7', device: undefined, userAgent: '' };
	expect(await start({ body: { phone: TYPED }, caller, viewer })).toEqual({ ok: false, refusal: 'no_sms_here' });
});
