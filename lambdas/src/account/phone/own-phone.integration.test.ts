import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import type { AccountFixture } from '../../../test-support/account/account-fixture.ts';
import {
	NUMBER,
	type PhoneFixture,
	phoneFixture,
	TYPED,
	wrongFor,
} from '../../../test-support/account/phone-fixture.ts';
import { scanAll } from '../../../test-support/appointment/table-invariants.ts';
import { userKey } from '../../platform/table/user.items.ts';

const MINUTE = 60_000;

let engine: FreshTable;
let table: FreshTable;
let fixture: AccountFixture;
let amina: string;
let clock: PhoneFixture['clock'];
let account: PhoneFixture['account'];
let start: PhoneFixture['start'];
let confirm: PhoneFixture['confirm'];
let remove: PhoneFixture['remove'];
let choose: PhoneFixture['choose'];
let itemsOf: PhoneFixture['itemsOf'];
let sentCodes: PhoneFixture['sentCodes'];
let lastCode: PhoneFixture['lastCode'];

beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	({ fixture, amina, clock, account, start, confirm, remove, choose, itemsOf, sentCodes, lastCode } =
		await phoneFixture(table));
});
afterEach(() => table.close());

/** A client with a confirmed address. */
async function confirmed(email: string): Promise<string> {
	const userId = await fixture.join(email);
	await fixture.deps.accounts.confirmEmail(userId);
	return userId;
}

const closed = (userId: string) =>
	new UpdateCommand({
		TableName: table.tableName,
		Key: userKey(userId, 'AUTH'),
		UpdateExpression: 'SET #status = :deleted',
		ExpressionAttributeNames: { '#status': 'status' },
		ExpressionAttributeValues: { ':deleted': 'deleted' },
	});

test('a number is confirmed once its code was typed, in any spelling', async () => {
	expect(await account()).toMatchObject({ notices: 'email' });
	const answer = await start('712345678');
	expect(answer).toMatchObject({
		ok: true,
		value: { phoneCode: { shown: TYPED, until: '2026-11-20T00:10:00.000Z' } },
	});
	expect(await account()).not.toHaveProperty('phone');
	const [sent] = await sentCodes();
	expect(sent).toEqual({ number: NUMBER, code: expect.stringMatching(/^\d{6}$/) });
	const code = sent?.code ?? '';
	expect(await confirm(` ${code.slice(0, 3)} ${code.slice(3)} `)).toMatchObject({ ok: true });
	const confirmed = await account();
	expect(confirmed).toMatchObject({ phone: { number: NUMBER, shown: TYPED, confirmed: true }, notices: 'email' });
	expect(confirmed).not.toHaveProperty('phoneCode');
	expect(await itemsOf('audit')).toMatchObject([{ action: 'phone_confirmed', actor: amina, object: amina }]);
});

test('neither number nor digits can be read in the table, nor computed from the table alone', async () => {
	await start();
	const code = await lastCode();
	const stored = JSON.stringify(await scanAll(fixture), (_key, value) => (value instanceof Set ? [...value] : value));
	for (const secret of [NUMBER, NUMBER.slice(4), code]) expect(stored).not.toContain(secret);
});

describe('a wrong phone code', () => {
	test('a wrong code is refused, and the right one still works', async () => {
		await start();
		const code = await lastCode();
		expect(await confirm(wrongFor(code))).toEqual({ ok: false, refusal: 'code_wrong' });
		expect(await confirm(code)).toMatchObject({ ok: true });
	});

	test('after five wrong codes the right one is refused', async () => {
		await start();
		const code = await lastCode();
		for (let tried = 1; tried < 5; tried += 1)
			expect(await confirm(wrongFor(code))).toMatchObject({ refusal: 'code_wrong' });
		expect(await confirm(wrongFor(code))).toMatchObject({ refusal: 'code_ended' });
		expect(await confirm(code)).toMatchObject({ refusal: 'code_ended' });
		expect(await account()).not.toHaveProperty('phoneCode');
		fixture.clock.advance(1);
		await start();
		expect(await confirm(await lastCode())).toMatchObject({ ok: true });
	});

	test('fifty simultaneous guesses get five tries', async () => {
		await start();
		const wrong = wrongFor(await lastCode());
		const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(wrong)));
		const refusals = answers.map((answer) => (answer.ok ? 'ok' : answer.refusal));
		expect(refusals.filter((refusal) => refusal === 'code_wrong')).toHaveLength(4);
		expect(refusals.filter((refusal) => refusal === 'code_ended')).toHaveLength(46);
		expect(await itemsOf('phone-code')).toMatchObject([{ tries: 5 }]);
	});
});

describe('a phone code', () => {
	test('a code works for ten minutes', async () => {
		await start();
		fixture.clock.advance(10 * MINUTE);
		expect(await confirm(await lastCode())).toMatchObject({ refusal: 'code_ended' });
		expect(await account()).not.toHaveProperty('phoneCode');
	});

	test('a code is replaced by the next one', async () => {
		await start();
		const old = await lastCode();
		fixture.clock.advance(MINUTE);
		await start();
		const code = await lastCode();
		if (old !== code) expect(await confirm(old)).toMatchObject({ refusal: 'code_wrong' });
		expect(await confirm(code)).toMatchObject({ ok: true });
	});

	test('a code does not work for another account', async () => {
		const baraka = await confirmed('baraka@example.ke');
		await start();
		expect(await confirm(await lastCode(), baraka)).toMatchObject({ refusal: 'code_ended' });
		fixture.clock.advance(1);
		await start('0722 000 111', { userId: baraka });
		const [forAmina] = await sentCodes();
		expect(await confirm(forAmina?.code ?? '', baraka)).toMatchObject({ refusal: 'code_wrong' });
		expect(await account(baraka)).not.toHaveProperty('phone');
	});

	test('a repeated code gets the same response, and confirms once', async () => {
		await start();
		const code = await lastCode();
		await confirm(code);
		expect(await confirm(code)).toMatchObject({ ok: true, value: { phone: { number: NUMBER } } });
		expect(await itemsOf('audit')).toHaveLength(1);
	});

	test('a code sent by two tabs at once confirms once, and both tabs get the success', async () => {
		await start();
		const code = await lastCode();
		const answers = await Promise.all([confirm(code), confirm(code), confirm(code)]);
		for (const answer of answers) expect(answer).toMatchObject({ ok: true, value: { phone: { confirmed: true } } });
		expect(await itemsOf('audit')).toHaveLength(1);
	});

	test('a code does not restore a number that was removed', async () => {
		await start();
		const code = await lastCode();
		await confirm(code);
		await remove();
		expect(await confirm(code)).toMatchObject({ refusal: 'code_ended' });
		expect(await account()).not.toHaveProperty('phone');
	});
});

describe('a request for a phone code by a stranger', () => {
	test('the response does not reveal whether another account has the number; two accounts can confirm one number', async () => {
		const baraka = await confirmed('baraka@example.ke');
		await start();
		await confirm(await lastCode());
		const [ofKnown, ofUnknown] = [
			await start(TYPED, { userId: baraka }),
			await start('0722 000 111', { userId: baraka }),
		];
		const bare = (answer: typeof ofKnown) => answer.ok && { ...answer.value, phoneCode: undefined };
		expect(bare(ofKnown)).toEqual(bare(ofUnknown));
		fixture.clock.advance(1);
		await start(TYPED, { userId: baraka });
		await confirm(await lastCode(), baraka);
		for (const one of [amina, baraka])
			expect(await account(one)).toMatchObject({ phone: { number: NUMBER, confirmed: true } });
	});

	test('a number gets at most five codes a day, and the response does not reveal that the limit is reached', async () => {
		const people = await Promise.all(['b', 'c', 'd'].map((name) => confirmed(`${name}@example.ke`)));
		for (const userId of people)
			for (let attempt = 0; attempt < 3; attempt += 1)
				expect(await start(TYPED, { userId })).toMatchObject({ ok: true });
		expect(await sentCodes()).toHaveLength(5);
	});

	test('an account gets at most five codes an hour and ten a day', async () => {
		for (let attempt = 0; attempt < 5; attempt += 1) await start(`071234567${attempt}`);
		expect(await start('0712345675')).toMatchObject({ refusal: 'too_many_requests', retryAfterSeconds: 3600 });
		fixture.clock.advance(120 * MINUTE);
		for (let attempt = 0; attempt < 5; attempt += 1)
			expect(await start(`071234567${attempt}`)).toMatchObject({ ok: true });
		fixture.clock.advance(120 * MINUTE);
		expect(await start('0712345675')).toMatchObject({ refusal: 'too_many_requests' });
	});

	test('one network gets at most thirty codes in ten minutes, with any number of accounts', async () => {
		const people = await Promise.all(Array.from({ length: 8 }, (_, at) => confirmed(`p${at}@example.ke`)));
		const answers = [];
		for (const userId of people)
			for (let attempt = 0; attempt < 4; attempt += 1) answers.push(await start(TYPED, { userId }));
		expect(answers.filter((answer) => answer.ok)).toHaveLength(30);
	});
});

test.each([
	['no number at all', 'my phone'],
	['a line in an office, which takes no SMS', '020 2222222'],
])('requesting a code for %s is refused at the field', async (_what, phone) => {
	expect(await start(phone)).toMatchObject({ refusal: 'invalid_request', errors: [{ field: 'phone' }] });
	expect(await itemsOf('job')).toEqual([]);
});

test('an account without a confirmed address gets no code', async () => {
	const stranger = await fixture.join('stranger@example.ke');
	expect(await start(TYPED, { userId: stranger })).toEqual({ ok: false, refusal: 'email_unconfirmed' });
	expect(await itemsOf('job')).toEqual([]);
});

test('a request for a code is refused with the reason when the codes or the SMS of the month are used up', async () => {
	const put = (spent: object) =>
		table.db.send(
			new PutCommand({
				TableName: table.tableName,
				Item: { PK: 'SMS#SPENT', SK: '2026-11', entity: 'sms-spent', ...spent },
			}),
		);
	await put({ messages: 60, codes: 60 });
	expect(await start()).toEqual({ ok: false, refusal: 'sms_used_up' });
	await put({ messages: 200, codes: 10 });
	expect(await start()).toEqual({ ok: false, refusal: 'sms_used_up' });
	await put({ messages: 190, codes: 59 });
	expect(await start()).toMatchObject({ ok: true });
});

test('a network gets at most forty codes a day, over all accounts', async () => {
	const answers: string[] = [];
	for (let at = 0; at < 45; at += 1) {
		if (at === 25) clock.advance(21 * MINUTE);
		const userId = await confirmed(`house${at}@example.ke`);
		const answer = await start(`07121${String(10_000 + at)}`, { userId });
		answers.push(answer.ok ? 'ok' : answer.refusal);
	}
	expect(answers.filter((answer) => answer === 'ok')).toHaveLength(40);
	expect(answers.at(-1)).toBe('too_many_requests');
});

test('a closed account gets no code and no number', async () => {
	await start();
	const code = await lastCode();
	await table.db.send(closed(amina));
	expect(await confirm(code)).toMatchObject({ refusal: 'code_ended' });
	await start();
	expect(await itemsOf('job')).toHaveLength(1);
});

describe('the preferred channel of notices', () => {
	test('SMS requires a number, and ends with its removal', async () => {
		expect(await choose('both')).toEqual({ ok: false, refusal: 'no_phone' });
		expect(await choose('email')).toMatchObject({ ok: true });
		await start();
		await confirm(await lastCode());
		for (const notices of ['sms', 'both'] as const)
			expect(await choose(notices)).toMatchObject({ ok: true, value: { notices } });
		expect(await remove()).toMatchObject({ ok: true, value: { notices: 'email' } });
		expect(await account()).not.toHaveProperty('phone');
		expect(await choose('sms')).toMatchObject({ refusal: 'no_phone' });
	});

	test('the preference is never SMS without a number, in either order of choice and removal', async () => {
		await start();
		await confirm(await lastCode());
		await Promise.all([remove(), choose('sms'), choose('both')]);
		expect(await account()).toMatchObject({ notices: 'email' });
	});
});

test('removing an absent number or preference does nothing', async () => {
	expect(await remove()).toMatchObject({ ok: true });
	expect(await itemsOf('audit')).toEqual([]);
});
