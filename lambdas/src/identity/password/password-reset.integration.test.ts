import { randomBytes, randomUUID } from 'node:crypto';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import {
	type AccountFixture,
	accountFixture,
	OTHER_PASSWORD,
	PASSWORD,
	viewerAt,
} from '../../../test-support/account/account-fixture.ts';
import { ofEntity, scanAll, scanEntity } from '../../../test-support/appointment/table-invariants.ts';
import { subscribe } from '../../newsletter/subscribe.usecase.ts';
import { fieldCipherFrom } from '../../platform/keys/field-cipher.ts';
import { mailCap } from '../../platform/limits/mail-cap.repository.ts';
import { createUser } from '../account/create-user.usecase.ts';
import { confirmEmail } from '../address/confirm-email.usecase.ts';
import type { LinkKind } from '../address/link.ts';
import { newLinkToken } from '../address/link-token.ts';
import { register } from '../registration/register.usecase.ts';
import { forgotPassword, resetPassword } from './reset-password.usecase.ts';

const EMAIL = 'amina@example.ke';
const SECOND = 1000;
const MINUTE = 60 * SECOND;

let engine: FreshTable;
let table: FreshTable;
let fixture: AccountFixture;
let userId: string;

beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	fixture = accountFixture({ ...table, cipher: fieldCipherFrom(randomBytes(32)) });
	userId = await fixture.join(EMAIL);
});
afterEach(() => table.close());

/** A link as the worker creates it for a mail. */
async function link(kind: LinkKind, version = 1, owner = userId): Promise<string> {
	const { token, hash } = newLinkToken();
	await fixture.deps.links.keep(kind, { hash, userId: owner, version }, fixture.clock.now());
	return token;
}
const reset = (token: string, password = OTHER_PASSWORD, ip = '203.0.113.7') =>
	resetPassword({ ...fixture.deps, limits: fixture.deps.visitorLimits })({
		params: { token },
		body: { password, confirmPassword: password },
		viewer: viewerAt(ip),
	});
const forgot = (email: string, ip = '203.0.113.7') =>
	forgotPassword({ ...fixture.deps, limits: fixture.deps.visitorLimits })({ body: { email }, viewer: viewerAt(ip) });
const registerStranger = (email: string, viewer: ReturnType<typeof viewerAt>) =>
	register({ ...fixture.deps, limits: fixture.deps.visitorLimits, createUser: createUser(fixture.deps) })({
		body: { name: 'A stranger', email, password: PASSWORD, confirmPassword: PASSWORD, terms: true },
		viewer,
	});
const subscribeStranger = (email: string, viewer: ReturnType<typeof viewerAt>) =>
	subscribe({
		...fixture.deps,
		limits: fixture.deps.visitorLimits,
		mailCap: mailCap(fixture.db, fixture.tableName),
		cipher: fixture.deps.openCipher,
	})({ body: { email, filledInMs: 5000 }, viewer });
const jobs = async () => (await scanEntity(fixture, 'job')).map(({ type, ref }) => ({ type, ref }));

describe('a reset link', () => {
	test('a reset link sets a new password, ends every session, notifies the owner, and is audited', async () => {
		const session = await fixture.tokenOf(EMAIL);
		expect(await reset(await link('reset'))).toEqual({ ok: true, value: { status: 'done' } });
		expect(await fixture.identify(`Bearer ${session}`, { access: 'client' })).toMatchObject({
			refusal: 'unauthenticated',
		});
		expect(await fixture.logIn(EMAIL, PASSWORD)).toMatchObject({ refusal: 'invalid_credentials' });
		// Reading the mails of an address proves its ownership.
		expect(await fixture.logIn(EMAIL, OTHER_PASSWORD)).toMatchObject({
			ok: true,
			value: { user: { emailVerified: true } },
		});
		expect(await jobs()).toEqual([{ type: 'password_changed_mail', ref: userId }]);
		const audit = await scanEntity(fixture, 'audit');
		expect(audit).toMatchObject([{ action: 'password_reset', actor: userId, object: userId }]);
	});

	test('a reset link used fifty times at once works once', async () => {
		const token = await link('reset');
		const answers = await Promise.all(
			Array.from({ length: 50 }, (_, at) => reset(token, `${OTHER_PASSWORD}${at}`, `203.0.${at}.1`)),
		);
		expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
		expect(answers.filter((answer) => !answer.ok && answer.refusal === 'invalid_reset_link')).toHaveLength(49);
		const won = answers.findIndex((answer) => answer.ok);
		expect(await fixture.logIn(EMAIL, `${OTHER_PASSWORD}${won}`)).toMatchObject({ ok: true });
	});

	test('a reset link works for exactly 30 minutes, even before its item is deleted', async () => {
		const [inTime, late] = [await link('reset'), await link('reset')];
		fixture.clock.advance(30 * MINUTE - SECOND);
		const other = await fixture.join('baraka@example.ke');
		expect(await reset(await link('reset', 1, other))).toMatchObject({ ok: true });
		fixture.clock.advance(2 * SECOND);
		for (const token of [inTime, late])
			expect(await reset(token)).toEqual({ ok: false, refusal: 'invalid_reset_link' });
		expect(await scanEntity(fixture, 'link')).toHaveLength(2);
		// The write checks the time too, because the check before it may be seconds old.
		const stored = { hash: hashesIn(await scanAll(fixture))[0] ?? '', userId, version: 1, expiresAt: 0 };
		expect(await fixture.deps.passwords.reset(stored, { hash: 'x', now: fixture.clock.now() })).toMatchObject({
			ok: false,
		});
	});

	test('two reset links work until one of them is used', async () => {
		const [first, second] = [await link('reset'), await link('reset')];
		expect(await reset(first)).toMatchObject({ ok: true });
		expect(await reset(second)).toEqual({ ok: false, refusal: 'invalid_reset_link' });
	});

	test('a reset link ends when all sessions of its owner end', async () => {
		const token = await link('reset');
		await fixture.deps.changes.endAllSessions(userId, fixture.clock.now());
		expect(await reset(token)).toEqual({ ok: false, refusal: 'invalid_reset_link' });
	});

	test('a reset link changes only the account it was created for', async () => {
		await fixture.join('baraka@example.ke');
		await reset(await link('reset'));
		expect(await fixture.logIn('baraka@example.ke', PASSWORD)).toMatchObject({ ok: true });
	});

	test('a reset link is not used up by a refused password', async () => {
		const token = await link('reset');
		expect(await reset(token, 'P@ssw0rd1')).toMatchObject({
			refusal: 'invalid_request',
			errors: [{ field: 'password' }],
		});
		expect(await reset(token)).toMatchObject({ ok: true });
	});

	test('a reset link resets the failed log-ins of the account', async () => {
		for (let at = 0; at < 6; at += 1) await fixture.logIn(EMAIL, 'Wrong7Mvua!');
		expect(await fixture.logIn(EMAIL, PASSWORD)).toMatchObject({ refusal: 'too_many_requests' });
		await reset(await link('reset'));
		expect(await fixture.logIn(EMAIL, OTHER_PASSWORD)).toMatchObject({ ok: true });
	});

	test('a reset link forgets the known devices, which then get no more attempts than a stranger’s', async () => {
		const thief = { ip: '198.51.100.9', device: randomUUID() };
		expect(await fixture.logIn(EMAIL, PASSWORD, thief)).toMatchObject({ ok: true });
		await reset(await link('reset'));
		for (let at = 0; at < 5; at += 1) await fixture.logIn(EMAIL, PASSWORD, thief);
		expect(await fixture.logIn(EMAIL, OTHER_PASSWORD, thief)).toMatchObject({ refusal: 'too_many_requests' });
	});

	test('a reset link is not stored in the table', async () => {
		const token = await link('reset');
		expect(JSON.stringify(await scanAll(fixture))).not.toContain(token);
	});

	test('an invented reset link is refused, and so is a link for confirming an address', async () => {
		expect(await reset('a'.repeat(43))).toEqual({ ok: false, refusal: 'invalid_reset_link' });
		expect(await reset(await link('confirm'))).toEqual({ ok: false, refusal: 'invalid_reset_link' });
	});
});

describe('requesting a reset link', () => {
	test('requesting a reset link only promises a mail to the pseudonym of the address, whether or not it has an account', async () => {
		const answers = [await forgot(' Amina@Example.KE '), await forgot('nobody@example.ke')];
		for (const answer of answers) expect(answer).toEqual({ ok: true, value: { status: 'received' } });
		const pseudonyms = [EMAIL, 'nobody@example.ke'].map((email) => fixture.cipher.pseudonym('email', email));
		expect(await jobs()).toEqual(expect.arrayContaining(pseudonyms.map((ref) => ({ type: 'reset_mail', ref }))));
		expect(await jobs()).toHaveLength(2);
	});

	test.each([EMAIL, 'nobody@example.ke'])(
		'requesting a reset link sends %s at most three mails in half an hour, with the same response after that',
		async (email) => {
			for (let at = 0; at < 20; at += 1)
				expect(await forgot(email, `198.51.${at}.1`)).toEqual({ ok: true, value: { status: 'received' } });
			expect(await jobs()).toHaveLength(3);
			fixture.clock.advance(30 * MINUTE);
			await forgot(email);
			expect(await jobs()).toHaveLength(4);
		},
	);

	test('requesting a reset link works although a stranger spent every other budget of the address (N9)', async () => {
		for (let at = 0; at < 6; at += 1) {
			const stranger = viewerAt(`198.51.${at}.1`);
			await subscribeStranger(EMAIL, stranger);
			await registerStranger(EMAIL, stranger);
		}
		const before = await jobs();
		expect(before.filter(({ type }) => type === 'account_exists_mail')).toHaveLength(2);
		expect(await forgot(EMAIL)).toEqual({ ok: true, value: { status: 'received' } });
		expect((await jobs()).filter(({ type }) => type === 'reset_mail')).toHaveLength(1);
	});

	test('requesting a reset link is refused to one network after a hundred in ten minutes, for any address', async () => {
		for (let at = 0; at < 100; at += 10)
			await Promise.all(Array.from({ length: 10 }, (_, next) => forgot(`person-${at + next}@example.ke`)));
		expect(await forgot(EMAIL)).toMatchObject({ refusal: 'too_many_requests' });
		expect(await forgot(EMAIL, '198.51.100.2')).toEqual({ ok: true, value: { status: 'received' } });
	});
});

describe('confirming an address', () => {
	const confirm = (token: string) => confirmEmail(fixture.deps)({ body: { token } });
	const done = { ok: true, value: { status: 'done' } };

	test('confirming an address works twice, and for seven days', async () => {
		const token = await link('confirm');
		fixture.clock.advance(7 * 24 * 60 * MINUTE - SECOND);
		expect(await confirm(token)).toEqual(done);
		expect(await confirm(token)).toEqual(done);
		expect(await fixture.deps.accounts.readProfile(userId)).toMatchObject({ emailVerified: true });
		fixture.clock.advance(SECOND);
		expect(await confirm(token)).toEqual({ ok: false, refusal: 'invalid_link' });
	});

	test('confirming an address does not work by a link for a new password, and does not restore a closed account', async () => {
		expect(await confirm(await link('reset'))).toEqual({ ok: false, refusal: 'invalid_link' });
		expect(await confirm(await link('confirm', 1, 'somebody-gone'))).toEqual({ ok: false, refusal: 'invalid_link' });
		expect(JSON.stringify(await scanAll(fixture))).not.toContain('USER#somebody-gone');
	});
});

const hashesIn = (items: Awaited<ReturnType<typeof scanAll>>): readonly string[] =>
	ofEntity(items, 'link').map(({ PK }) => String(PK).replace(/^\w+#/, ''));
