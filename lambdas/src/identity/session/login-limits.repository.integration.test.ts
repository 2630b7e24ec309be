import { randomBytes, randomUUID } from 'node:crypto';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import {
	type AccountFixture,
	accountFixture,
	PASSWORD,
	viewerAt,
} from '../../../test-support/account/account-fixture.ts';
import { fieldCipherFrom } from '../../platform/keys/field-cipher.ts';

const OWNER = 'amina@example.ke';
const ATTACKER = '198.51.100.9';
const MINUTE = 60_000;

let engine: FreshTable;
let table: FreshTable;
let fixture: AccountFixture;
let userId: string;
const crypto = jest.requireActual<typeof import('node:crypto')>('node:crypto');
const { scrypt } = crypto;
/** Counts derivations without slowing down: one at today's cost takes half a second. */
const derivations = jest
	.spyOn(crypto, 'scrypt')
	.mockImplementation((password, salt, bytes, options, done) =>
		scrypt(password, salt, bytes, { ...options, N: 2 ** 4 }, done),
	);

beforeAll(async () => {
	engine = await freshTable();
});
afterAll(async () => {
	derivations.mockRestore();
	await engine.close();
});
beforeEach(async () => {
	table = await freshTable();
	fixture = accountFixture({ ...table, cipher: fieldCipherFrom(randomBytes(32)) });
	userId = await fixture.join(OWNER);
	derivations.mockClear();
});
afterEach(() => table.close());

const guess = (ip = ATTACKER, at = 0) => fixture.logIn(OWNER, `Wrong7Mvua!${at}`, { ip });
const refusals = (answers: readonly Awaited<ReturnType<typeof guess>>[], refusal: string) =>
	answers.filter((answer) => !answer.ok && answer.refusal === refusal);

test('sixty guesses at one account cost five derivations, and its owner logs in from another network', async () => {
	const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => guess(ATTACKER, at)));
	expect(refusals(answers, 'invalid_credentials')).toHaveLength(5);
	expect(refusals(answers, 'too_many_requests')).toHaveLength(55);
	expect(derivations).toHaveBeenCalledTimes(5);
	expect(await fixture.logIn(OWNER, PASSWORD, { ip: '192.0.2.44' })).toMatchObject({ ok: true });
});

test('the sixth attempt is refused with the time to wait, without checking the password', async () => {
	fixture.clock.moveTo('2026-11-20T06:04:00.000Z');
	for (let at = 0; at < 5; at += 1) await guess();
	derivations.mockClear();
	const refused = { ok: false, refusal: 'too_many_requests', retryAfterSeconds: 11 * 60 };
	expect(await fixture.logIn(OWNER, PASSWORD, { ip: ATTACKER })).toEqual(refused);
	expect(derivations).not.toHaveBeenCalled();
	fixture.clock.advance(11 * MINUTE);
	expect(await fixture.logIn(OWNER, PASSWORD, { ip: ATTACKER })).toMatchObject({ ok: true });
});

test('an unknown address is limited like a known one', async () => {
	const answers = await Promise.all(
		Array.from({ length: 8 }, () => fixture.logIn('nobody@example.ke', PASSWORD, { ip: ATTACKER })),
	);
	expect(refusals(answers, 'invalid_credentials')).toHaveLength(5);
	expect(refusals(answers, 'too_many_requests')).toHaveLength(3);
});

test('one password tried on 70 accounts from one address is stopped after fifty', async () => {
	const answers = [];
	for (let at = 0; at < 70; at += 10) {
		const batch = Array.from({ length: 10 }, (_, next) => fixture.logIn(`person-${at + next}@example.ke`, PASSWORD));
		answers.push(...(await Promise.all(batch)));
	}
	expect(refusals(answers, 'invalid_credentials')).toHaveLength(50);
	expect(refusals(answers, 'too_many_requests')).toHaveLength(20);
	expect(derivations).toHaveBeenCalledTimes(50);
});

test('an account takes a hundred attempts in an hour from all networks; then its owner sets a new password', async () => {
	const answers = [];
	for (let network = 0; network < 30; network += 1)
		answers.push(...(await Promise.all(Array.from({ length: 4 }, () => guess(`198.51.${network}.1`)))));
	expect(refusals(answers, 'invalid_credentials')).toHaveLength(100);
	expect(refusals(answers, 'too_many_requests')).toHaveLength(20);
	const owner = { ip: '192.0.2.44' };
	expect(await fixture.logIn(OWNER, PASSWORD, owner)).toMatchObject({ ok: false, refusal: 'too_many_requests' });
	await fixture.deps.loginLimits.forgive({ email: OWNER, viewer: viewerAt(owner.ip), now: fixture.clock.now() });
	expect(await fixture.logIn(OWNER, PASSWORD, owner)).toMatchObject({ ok: true });
});

test('the right password clears the failed attempts before it', async () => {
	for (let round = 0; round < 3; round += 1) {
		for (let at = 0; at < 4; at += 1) expect(await guess()).toMatchObject({ refusal: 'invalid_credentials' });
		expect(await fixture.logIn(OWNER, PASSWORD, { ip: ATTACKER })).toMatchObject({
			ok: true,
			value: { user: { id: userId } },
		});
	}
});

test('repeated log-ins with the right password are no failed attempts', async () => {
	for (let at = 0; at < 60; at += 1) expect(await fixture.logIn(OWNER)).toMatchObject({ ok: true });
});

describe('guesses from many networks (A13)', () => {
	const device = randomUUID();
	const ip = '192.0.2.44';
	const guessFromEverywhere = async () => {
		for (let network = 0; network < 26; network += 1)
			await Promise.all(Array.from({ length: 4 }, () => guess(`198.51.${network}.1`)));
	};

	test('guesses from many networks do not lock the owner out of a known device', async () => {
		expect(await fixture.logIn(OWNER, PASSWORD, { ip, device })).toMatchObject({ ok: true });
		await guessFromEverywhere();
		expect(await fixture.logIn(OWNER, PASSWORD, { ip })).toMatchObject({ refusal: 'too_many_requests' });
		expect(await fixture.logIn(OWNER, PASSWORD, { ip, device: randomUUID() })).toMatchObject({
			refusal: 'too_many_requests',
		});
		expect(await fixture.logIn(OWNER, PASSWORD, { ip, device })).toMatchObject({ ok: true });
	});

	test('guesses from many networks do not lock out the owner behind the same carrier address (A13)', async () => {
		expect(await fixture.logIn(OWNER, PASSWORD, { ip: ATTACKER, device })).toMatchObject({ ok: true });
		for (let at = 0; at < 60; at += 1) await guess(ATTACKER, at);
		expect(await fixture.logIn(OWNER, PASSWORD, { ip: ATTACKER, device })).toMatchObject({ ok: true });
	});

	test('guesses from many networks gain nothing from a device of another account, and little from the owner’s', async () => {
		await fixture.join('baraka@example.ke');
		expect(await fixture.logIn('baraka@example.ke', PASSWORD, { ip: ATTACKER, device })).toMatchObject({ ok: true });
		await guessFromEverywhere();
		expect(await fixture.logIn(OWNER, PASSWORD, { ip: ATTACKER, device })).toMatchObject({
			refusal: 'too_many_requests',
		});
		const own = randomUUID();
		fixture.clock.advance(60 * MINUTE);
		expect(await fixture.logIn(OWNER, PASSWORD, { ip, device: own })).toMatchObject({ ok: true });
		const answers = await Promise.all(
			Array.from({ length: 30 }, (_, at) => fixture.logIn(OWNER, `Wrong7Mvua!${at}`, { ip, device: own })),
		);
		expect(refusals(answers, 'invalid_credentials')).toHaveLength(10);
	});

	test('guesses from one IPv6 site of 48 bits stop at twenty in a quarter of an hour', async () => {
		const answers = [];
		for (let at = 0; at < 110; at += 10)
			answers.push(
				...(await Promise.all(Array.from({ length: 10 }, (_, next) => guess(`2c0f:fe38:2000:${at + next}::1`, at)))),
			);
		expect(refusals(answers, 'invalid_credentials')).toHaveLength(20);
		expect(await fixture.logIn(OWNER, PASSWORD, { ip })).toMatchObject({ ok: true });
	});

	test('a device that guessed is not known any more after the owner set a new password', async () => {
		const thief = { ip: ATTACKER, device };
		expect(await fixture.logIn(OWNER, PASSWORD, thief)).toMatchObject({ ok: true });
		await fixture.deps.loginLimits.forgetDevices(OWNER);
		await guessFromEverywhere();
		expect(await fixture.logIn(OWNER, PASSWORD, thief)).toMatchObject({ refusal: 'too_many_requests' });
	});
});
