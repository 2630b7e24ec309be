import { randomBytes } from 'node:crypto';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import {
	type AccountWorld,
	accountWorld,
	OTHER_PASSWORD,
	PASSWORD,
	viewerAt,
} from '../account/testing/account-world.ts';
import { everything, ofEntity } from '../appointment/testing/audit-table.ts';
import { subscribe } from '../newsletter/subscribe.usecase.ts';
import { fieldCipherFrom } from '../platform/field-cipher.ts';
import { mailCap } from '../platform/mail-cap.ts';
import { confirmEmail } from './confirm-email.usecase.ts';
import { createUser } from './create-user.usecase.ts';
import { forgotPassword } from './forgot-password.usecase.ts';
import type { LinkKind } from './link.ts';
import { newLinkToken } from './link-token.ts';
import { register } from './register.usecase.ts';
import { resetPassword } from './reset-password.usecase.ts';

jest.setTimeout(60_000);

const EMAIL = 'amina@example.ke';
const SECOND = 1000;
const MINUTE = 60 * SECOND;

let engine: FreshTable;
let table: FreshTable;
let world: AccountWorld;
let userId: string;

beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	world = accountWorld({ ...table, cipher: fieldCipherFrom(randomBytes(32)) });
	userId = await world.join(EMAIL);
});
afterEach(() => table.close());

/** A link as the worker makes it for a mail. */
async function link(kind: LinkKind, version = 1, owner = userId): Promise<string> {
	const { token, hash } = newLinkToken();
	await world.deps.links.keep(kind, { hash, userId: owner, version }, world.clock.now());
	return token;
}
const reset = (token: string, password = OTHER_PASSWORD, ip = '203.0.113.7') =>
	resetPassword({ ...world.deps, limits: world.deps.visitorLimits })({
		params: { token },
		body: { password, confirmPassword: password },
		viewer: viewerAt(ip),
	});
const forgot = (email: string, ip = '203.0.113.7') =>
	forgotPassword({ ...world.deps, limits: world.deps.visitorLimits })({ body: { email }, viewer: viewerAt(ip) });
const registerStranger = (email: string, viewer: ReturnType<typeof viewerAt>) =>
	register({ ...world.deps, limits: world.deps.visitorLimits, createUser: createUser(world.deps) })({
		body: { name: 'A stranger', email, password: PASSWORD, confirmPassword: PASSWORD, terms: true },
		viewer,
	});
const subscribeStranger = (email: string, viewer: ReturnType<typeof viewerAt>) =>
	subscribe({
		...world.deps,
		limits: world.deps.visitorLimits,
		mailCap: mailCap(world.db, world.tableName),
		cipher: world.deps.openCipher,
	})({ body: { email, filledInMs: 5000 }, viewer });
const jobs = async () => ofEntity(await everything(world), 'job').map(({ type, ref }) => ({ type, ref }));

describe('a reset link', () => {
	test('sets a new password, ends every session, tells the owner, and is audited', async () => {
		const session = await world.tokenOf(EMAIL);
		expect(await reset(await link('reset'))).toEqual({ ok: true, value: { status: 'done' } });
		expect(await world.identify(`Bearer ${session}`, 'client')).toMatchObject({ refusal: 'unauthenticated' });
		expect(await world.logIn(EMAIL, PASSWORD)).toMatchObject({ refusal: 'invalid_credentials' });
		// Whoever reads the mails of an address owns it.
		expect(await world.logIn(EMAIL, OTHER_PASSWORD)).toMatchObject({
			ok: true,
			value: { user: { emailVerified: true } },
		});
		expect(await jobs()).toEqual([{ type: 'password_changed_mail', ref: userId }]);
		const audit = ofEntity(await everything(world), 'audit');
		expect(audit).toMatchObject([{ action: 'password_reset', actor: userId, object: userId }]);
	});

	test('used fifty times at once works once', async () => {
		const token = await link('reset');
		const answers = await Promise.all(
			Array.from({ length: 50 }, (_, at) => reset(token, `${OTHER_PASSWORD}${at}`, `203.0.${at}.1`)),
		);
		expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
		expect(answers.filter((answer) => !answer.ok && answer.refusal === 'invalid_reset_link')).toHaveLength(49);
		const won = answers.findIndex((answer) => answer.ok);
		expect(await world.logIn(EMAIL, `${OTHER_PASSWORD}${won}`)).toMatchObject({ ok: true });
	});

	test('works for 30 minutes and not a second longer, although its item is still there', async () => {
		const [inTime, late] = [await link('reset'), await link('reset')];
		world.clock.advance(30 * MINUTE - SECOND);
		const other = await world.join('baraka@example.ke');
		expect(await reset(await link('reset', 1, other))).toMatchObject({ ok: true });
		world.clock.advance(2 * SECOND);
		for (const token of [inTime, late])
			expect(await reset(token)).toEqual({ ok: false, refusal: 'invalid_reset_link' });
		expect(ofEntity(await everything(world), 'link')).toHaveLength(2);
		// Also the write itself looks at the time: the check before it may lie seconds back.
		const stored = { hash: hashesIn(await everything(world))[0] ?? '', userId, version: 1, expiresAt: 0 };
		expect(await world.deps.passwords.reset(stored, { hash: 'x', now: world.clock.now() })).toMatchObject({
			ok: false,
		});
	});

	test('issued twice works until one of the two was used', async () => {
		const [first, second] = [await link('reset'), await link('reset')];
		expect(await reset(first)).toMatchObject({ ok: true });
		expect(await reset(second)).toEqual({ ok: false, refusal: 'invalid_reset_link' });
	});

	test('ends with every session of its owner', async () => {
		const token = await link('reset');
		await world.deps.changes.endAllSessions(userId, world.clock.now());
		expect(await reset(token)).toEqual({ ok: false, refusal: 'invalid_reset_link' });
	});

	test('changes the account it was made for and no other', async () => {
		await world.join('baraka@example.ke');
		await reset(await link('reset'));
		expect(await world.logIn('baraka@example.ke', PASSWORD)).toMatchObject({ ok: true });
	});

	test('is not used up by a password that is refused', async () => {
		const token = await link('reset');
		expect(await reset(token, 'P@ssw0rd1')).toMatchObject({
			refusal: 'invalid_request',
			errors: [{ field: 'password' }],
		});
		expect(await reset(token)).toMatchObject({ ok: true });
	});

	test('forgets the wrong passwords that led to it', async () => {
		for (let at = 0; at < 6; at += 1) await world.logIn(EMAIL, 'Wrong7Mvua!');
		expect(await world.logIn(EMAIL, PASSWORD)).toMatchObject({ refusal: 'too_many_requests' });
		await reset(await link('reset'));
		expect(await world.logIn(EMAIL, OTHER_PASSWORD)).toMatchObject({ ok: true });
	});

	test('is nowhere in the table', async () => {
		const token = await link('reset');
		expect(JSON.stringify(await everything(world))).not.toContain(token);
	});

	test('that nobody was ever sent is refused, as is one that confirms an address', async () => {
		expect(await reset('a'.repeat(43))).toEqual({ ok: false, refusal: 'invalid_reset_link' });
		expect(await reset(await link('confirm'))).toEqual({ ok: false, refusal: 'invalid_reset_link' });
	});
});

describe('asking for a link', () => {
	test('promises a mail to the pseudonym of the address and nothing else, whoever has it', async () => {
		const answers = [await forgot(' Amina@Example.KE '), await forgot('nobody@example.ke')];
		for (const answer of answers) expect(answer).toEqual({ ok: true, value: { status: 'received' } });
		const pseudonyms = [EMAIL, 'nobody@example.ke'].map((email) => world.cipher.pseudonym('email', email));
		expect(await jobs()).toEqual(expect.arrayContaining(pseudonyms.map((ref) => ({ type: 'reset_mail', ref }))));
		expect(await jobs()).toHaveLength(2);
	});

	test.each([EMAIL, 'nobody@example.ke'])(
		'sends %s at most three mails in half an hour, and says the same after that',
		async (email) => {
			for (let at = 0; at < 20; at += 1)
				expect(await forgot(email, `198.51.${at}.1`)).toEqual({ ok: true, value: { status: 'received' } });
			expect(await jobs()).toHaveLength(3);
			world.clock.advance(30 * MINUTE);
			await forgot(email);
			expect(await jobs()).toHaveLength(4);
		},
	);

	test('works although a stranger spent every other budget of the address (N9)', async () => {
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

	test('is refused to one network after a hundred in ten minutes, whoever is asked for', async () => {
		for (let at = 0; at < 100; at += 10)
			await Promise.all(Array.from({ length: 10 }, (_, next) => forgot(`person-${at + next}@example.ke`)));
		expect(await forgot(EMAIL)).toMatchObject({ refusal: 'too_many_requests' });
		expect(await forgot(EMAIL, '198.51.100.2')).toEqual({ ok: true, value: { status: 'received' } });
	});
});

describe('confirming an address', () => {
	const confirm = (token: string) => confirmEmail(world.deps)({ body: { token } });
	const done = { ok: true, value: { status: 'done' } };

	test('works twice, and for seven days', async () => {
		const token = await link('confirm');
		world.clock.advance(7 * 24 * 60 * MINUTE - SECOND);
		expect(await confirm(token)).toEqual(done);
		expect(await confirm(token)).toEqual(done);
		expect(await world.deps.accounts.readProfile(userId)).toMatchObject({ emailVerified: true });
		world.clock.advance(SECOND);
		expect(await confirm(token)).toEqual({ ok: false, refusal: 'invalid_link' });
	});

	test('does not work by a link for a new password, and brings back no account that is gone', async () => {
		expect(await confirm(await link('reset'))).toEqual({ ok: false, refusal: 'invalid_link' });
		expect(await confirm(await link('confirm', 1, 'somebody-gone'))).toEqual({ ok: false, refusal: 'invalid_link' });
		expect(JSON.stringify(await everything(world))).not.toContain('USER#somebody-gone');
	});
});

const hashesIn = (items: Awaited<ReturnType<typeof everything>>): readonly string[] =>
	ofEntity(items, 'link').map(({ PK }) => String(PK).replace(/^\w+#/, ''));
