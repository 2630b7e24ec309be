import { randomBytes } from 'node:crypto';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { Secret, TOTP } from 'otpauth';
import { type AccountFixture, accountFixture, PASSWORD } from '../../../test-support/account/account-fixture.ts';
import { scanAll, scanEntity } from '../../../test-support/appointment/table-invariants.ts';
import { fieldCipherFrom } from '../../platform/keys/field-cipher.ts';
import { confirmSecondFactor, removeSecondFactor, startSecondFactor } from './second-factor.usecase.ts';

const EMAIL = 'nyambura@tulia.example';
const STEP = 30_000;
const MINUTE = 60_000;

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
	userId = await fixture.join(EMAIL, 'admin');
});
afterEach(() => table.close());

const caller = () => ({
	userId,
	role: 'admin' as const,
	roles: ['owner' as const],
	version: 1,
	jti: 'j',
	expiresAt: 0,
});
const offer = (currentPassword = PASSWORD) =>
	startSecondFactor(fixture.deps)({ body: { currentPassword }, caller: caller() });
const accept = (code: string) => confirmSecondFactor(fixture.deps)({ body: { code }, caller: caller() });
const drop = (code: string, currentPassword = PASSWORD) =>
	removeSecondFactor(fixture.deps)({ body: { code, currentPassword }, caller: caller() });
/** The code an authenticator app shows now, or this many steps from now. */
const codeOf = (secret: string, steps = 0): string =>
	new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
		timestamp: fixture.clock.now().getTime() + steps * STEP,
	});
const logIn = (code?: string) => fixture.logIn(EMAIL, PASSWORD, code === undefined ? {} : { code });

async function enrol(): Promise<{ readonly secret: string; readonly codes: readonly string[] }> {
	const offered = await offer();
	if (!offered.ok) throw new Error(`No second factor was offered: ${offered.refusal}.`);
	const { secret } = offered.value;
	const accepted = await accept(codeOf(secret));
	if (!accepted.ok) throw new Error(`The first code was refused: ${accepted.refusal}.`);
	// The code of the current half minute is used up.
	fixture.clock.advance(STEP);
	return { secret, codes: accepted.value.codes };
}

describe('enrolling a second factor', () => {
	test('enrolling a second factor requires the password, and takes effect with the first right code', async () => {
		const offered = await offer();
		expect(offered).toMatchObject({
			ok: true,
			value: {
				secret: expect.stringMatching(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/),
				uri: expect.stringMatching(/^otpauth:\/\/totp\/Tulia%20Centre:nyambura%40tulia\.example\?/),
			},
		});
		expect(await logIn()).toMatchObject({ ok: true });
		const accepted = await accept(offered.ok ? codeOf(offered.value.secret) : '');
		expect(accepted).toMatchObject({ ok: true, value: { codes: expect.any(Array) } });
		expect(new Set(accepted.ok ? accepted.value.codes : []).size).toBe(10);
		expect(await logIn()).toEqual({ ok: false, refusal: 'second_factor_required' });
		expect(await fixture.deps.read(caller())).toMatchObject({ secondFactor: { enabled: true, recoveryCodesLeft: 10 } });
	});

	test('enrolling a second factor stores neither the secret nor a recovery code in readable form', async () => {
		const { secret, codes } = await enrol();
		const dump = JSON.stringify(await scanAll(fixture), (_key, value) => (value instanceof Set ? [...value] : value));
		for (const hidden of [secret.replaceAll(' ', ''), ...codes]) expect(dump).not.toContain(hidden);
		expect(dump).toContain('second_factor_enabled');
	});

	test('enrolling a second factor is refused to clients, to a wrong password, and where one is enrolled', async () => {
		const client = { ...caller(), role: 'client' as const, roles: [] };
		const asClient = startSecondFactor(fixture.deps)({ body: { currentPassword: PASSWORD }, caller: client });
		expect(await asClient).toEqual({ ok: false, refusal: 'forbidden' });
		expect(await offer('Wrong7Mvua!')).toEqual({ ok: false, refusal: 'wrong_password' });
		await enrol();
		expect(await offer()).toEqual({ ok: false, refusal: 'forbidden' });
	});

	test('enrolling a second factor expires after ten minutes, and does not complete with a wrong code', async () => {
		const offered = await offer();
		const secret = offered.ok ? offered.value.secret : '';
		expect(await accept('000000')).toEqual({ ok: false, refusal: 'second_factor_wrong' });
		fixture.clock.advance(10 * MINUTE);
		expect(await accept(codeOf(secret))).toEqual({ ok: false, refusal: 'second_factor_pending' });
		expect(await logIn()).toMatchObject({ ok: true });
	});

	test('enrolling a second factor in two tabs activates the secret shown last, never an unchecked one', async () => {
		const first = await offer();
		const read = await fixture.deps.factors.read(userId);
		fixture.clock.advance(1000);
		await offer();
		expect(await accept(first.ok ? codeOf(first.value.secret) : '')).toEqual({
			ok: false,
			refusal: 'second_factor_wrong',
		});
		// The same when the second offer is made between reading and writing.
		const stale = { startedAt: read?.startedAt ?? 0, step: 1, recoveryProofs: ['x'], now: fixture.clock.now() };
		expect(await fixture.deps.factors.activate(userId, stale)).toEqual({ ok: false, refusal: 'not_pending' });
	});
});

describe('logging in with a second factor', () => {
	test('a log-in takes the second-factor codes of now and of half a minute before and after, each once', async () => {
		const { secret } = await enrol();
		fixture.clock.advance(10 * STEP);
		expect(await logIn(codeOf(secret, -1))).toMatchObject({ ok: true });
		expect(await logIn(codeOf(secret))).toMatchObject({ ok: true });
		expect(await logIn(codeOf(secret, 1))).toMatchObject({ ok: true });
		expect(await logIn(codeOf(secret, 1))).toEqual({ ok: false, refusal: 'second_factor_wrong' });
		fixture.clock.advance(10 * STEP);
		expect(await logIn(codeOf(secret, 2))).toEqual({ ok: false, refusal: 'second_factor_wrong' });
	});

	test('a log-in reveals nothing of the second factor before the password was right', async () => {
		const { secret } = await enrol();
		const wrong = await fixture.logIn(EMAIL, 'Wrong7Mvua!', { code: codeOf(secret) });
		expect(wrong).toEqual({ ok: false, refusal: 'invalid_credentials' });
		// The wrong password has not used up the code.
		expect(await logIn(codeOf(secret))).toMatchObject({ ok: true });
	});

	test('of fifty simultaneous log-ins with one code one succeeds', async () => {
		const { secret } = await enrol();
		const answers = await Promise.all(Array.from({ length: 50 }, () => logIn(codeOf(secret))));
		expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
		const step = Math.floor(fixture.clock.now().getTime() / STEP) + 5;
		const uses = await Promise.all(Array.from({ length: 50 }, () => fixture.deps.factors.useStep(userId, step)));
		expect(uses.filter(Boolean)).toHaveLength(1);
	});

	test('a log-in takes each recovery code once, in any spelling, also fifty times at once', async () => {
		const { codes } = await enrol();
		const [first = '', second = ''] = codes;
		expect(await logIn(` ${first.toUpperCase().replace('-', ' ')} `)).toMatchObject({ ok: true });
		expect(await logIn(first)).toEqual({ ok: false, refusal: 'second_factor_wrong' });
		expect(await fixture.deps.read(caller())).toMatchObject({ secondFactor: { recoveryCodesLeft: 9 } });
		const answers = await Promise.all(Array.from({ length: 50 }, () => logIn(second)));
		expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
	});

	test('a log-in with a second factor is blocked after five wrong codes in a quarter of an hour', async () => {
		const { secret } = await enrol();
		fixture.clock.moveTo('2026-11-20T06:15:00.000Z');
		for (let at = 0; at < 5; at += 1)
			expect(await fixture.logIn(EMAIL, PASSWORD, { code: '000000', ip: `198.51.${at}.1` })).toMatchObject({
				refusal: 'second_factor_wrong',
			});
		const right = () => fixture.logIn(EMAIL, PASSWORD, { code: codeOf(secret), ip: '192.0.2.44' });
		expect(await right()).toMatchObject({ refusal: 'too_many_requests', retryAfterSeconds: 15 * 60 });
		fixture.clock.advance(15 * MINUTE);
		expect(await right()).toMatchObject({ ok: true });
	});
});

describe('removing a second factor', () => {
	test('removing a second factor requires the password and a code, and then a log-in needs none', async () => {
		const { secret } = await enrol();
		expect(await drop(codeOf(secret), 'Wrong7Mvua!')).toEqual({ ok: false, refusal: 'wrong_password' });
		expect(await drop('000000')).toEqual({ ok: false, refusal: 'second_factor_wrong' });
		expect(await drop(codeOf(secret))).toEqual({ ok: true, value: null });
		expect(await logIn()).toMatchObject({ ok: true });
		expect(await fixture.deps.read(caller())).toMatchObject({ secondFactor: { enabled: false, recoveryCodesLeft: 0 } });
		expect(await scanEntity(fixture, 'second-factor')).toEqual([]);
	});
});
