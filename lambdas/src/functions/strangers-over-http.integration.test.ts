import { randomUUID } from 'node:crypto';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { bookingFixture, FIXTURE_NOW } from '../../test-support/appointment/booking-fixture.ts';
import { expectInvariants, ofEntity, scanAll, scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { HOME, type HttpRequest, requestOver, startFunction } from '../../test-support/functions/bundled-functions.ts';
import type { BundledFunction } from '../../test-support/platform/bundled-function.ts';
import { type KmsServer, kmsServer } from '../../test-support/platform/kms-server.ts';

const OWNER = 'amina@example.ke';
const PASSWORD = 'Mvua7ya7Kusi!';
const PSYCHOLOGISTS = ['amina', 'otieno', 'wairimu'] as const;

type Name = 'identity' | 'booking' | 'engagement';
let functions: Record<Name, BundledFunction>;
let kms: KmsServer;
let table: FreshTable;

const start = (name: Name) => startFunction(name, { table, kms, now: FIXTURE_NOW });

beforeEach(async () => {
	table = await freshTable();
	await bookingFixture(table, PSYCHOLOGISTS);
	kms = await kmsServer();
	const [identity, booking, engagement] = await Promise.all([start('identity'), start('booking'), start('engagement')]);
	functions = { identity, booking, engagement };
});
afterEach(async () => {
	for (const running of Object.values(functions)) running.stop();
	kms.close();
	await table.close();
});

const ask = (target: Name | BundledFunction, route: string, request: HttpRequest) =>
	requestOver(typeof target === 'string' ? functions[target] : target, route, request);

const register = (email: string, ip?: string) =>
	ask('identity', 'POST /api/auth/register', {
		body: { name: 'Somebody', email, password: PASSWORD, confirmPassword: PASSWORD, terms: true },
		...(ip ? { ip } : {}),
	});
const logIn = (password: string, from: { readonly ip: string; readonly device?: string }) =>
	ask('identity', 'POST /api/auth/login', { body: { email: OWNER, password }, ...from });
const forgot = (ip: string) => ask('identity', 'POST /api/auth/forgot-password', { body: { email: OWNER }, ip });
/** The pending mails of a kind. */
const promised = async (type: string) => (await scanEntity(table, 'job')).filter((job) => job.type === type).length;

test('a client who books, moves and cancels may change twelve times in ten minutes (A15)', async () => {
	const { token } = (await register(OWNER)).body;
	const book = () =>
		ask('booking', 'POST /api/appointments', {
			token,
			body: { serviceId: 'stress', date: '2026-11-24', time: '9:00 AM' },
		});
	for (let round = 0; round < 4; round += 1) {
		const booked = await book();
		expect(booked.status).toBe(201);
		const params = { ticketNumber: String(booked.body.ticket.ticketNumber) };
		const body = { date: '2026-11-25', time: '3:00 PM', version: 1 };
		const moved = await ask('booking', 'POST /api/appointments/{ticketNumber}/move', { token, params, body });
		expect(moved.status).toBe(200);
		const cancelled = await ask('booking', 'POST /api/appointments/{ticketNumber}/cancellation', {
			token,
			params,
			body: {},
		});
		expect(cancelled.status).toBe(200);
	}
	const before = await scanAll(table);
	expect(ofEntity(before, 'appointment')).toHaveLength(4);
	expect(await book()).toMatchObject({
		status: 429,
		body: { code: 'too_many_requests' },
		headers: { 'retry-after': '600' },
	});
	// The refused booking left no visit and promised no mail.
	const after = await scanAll(table);
	for (const entity of ['appointment', 'job']) expect(ofEntity(after, entity)).toEqual(ofEntity(before, entity));
	await expectInvariants(table);
});

test('a person who opens forty accounts on one network holds thirty visits, even by concurrent requests (A16)', async () => {
	const tokens: string[] = [];
	// A registration that timed out on a busy machine is skipped.
	for (let at = 0; tokens.length < 40; at += 1) {
		const { status, body } = await register(`somebody-${at}@example.ke`);
		if (status !== 503) tokens.push(body.token);
	}
	// Three execution environments, as Lambda runs for concurrent requests.
	const environments = [functions.booking, await start('booking'), await start('booking')];
	const times = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM'];
	const book = (token: string, at: number) =>
		ask(environments[at % 3] ?? functions.booking, 'POST /api/appointments', {
			token,
			body: {
				serviceId: 'stress',
				date: `2026-11-${24 + Math.floor(at / 12)}`,
				time: times[Math.floor(at / 3) % 4],
				psychologistId: PSYCHOLOGISTS[at % 3],
			},
		});
	// Retries, as a browser does.
	const insist = async (token: string, at: number) => {
		let answer = await book(token, at);
		for (let tried = 0; tried < 5 && answer.status === 503; tried += 1) answer = await book(token, at);
		return answer;
	};
	const answers = await Promise.all(tokens.map(insist));
	for (const environment of environments) environment.stop();
	const refused = answers.filter(({ status }) => status !== 201);
	expect(answers.length - refused.length).toBe(30);
	for (const answer of refused) expect(answer).toMatchObject({ status: 409, body: { code: 'email_unconfirmed' } });
	expect(await scanEntity(table, 'appointment')).toHaveLength(30);
});

test('exhausting the limits of all other mails to an address leaves the one for a new password (N9)', async () => {
	await register(OWNER);
	for (let network = 0; network < 6; network += 1) {
		const ip = `198.51.${network}.1`;
		await ask('engagement', 'POST /api/newsletter', { body: { email: OWNER, filledInMs: 5000 }, ip });
		expect((await register(OWNER, ip)).status).toBeGreaterThanOrEqual(409);
	}
	expect(await promised('account_exists_mail')).toBe(2);
	expect(await promised('reset_mail')).toBe(0);
	expect(await forgot(HOME)).toMatchObject({ status: 202, body: { status: 'received' } });
	expect(await promised('reset_mail')).toBe(1);
	for (let network = 0; network < 20; network += 1)
		expect(await forgot(`203.0.${network}.1`)).toMatchObject({ status: 202, body: { status: 'received' } });
	expect(await promised('reset_mail')).toBe(3);
});

test('guesses from many networks do not lock the owner out of known devices (A13)', async () => {
	const device = randomUUID();
	await register(OWNER);
	expect(await logIn(PASSWORD, { ip: HOME, device })).toMatchObject({ status: 200 });
	const statuses: unknown[] = [];
	// Guesses from the many networks of one IPv6 site of 48 bits.
	for (let network = 0; network < 110; network += 1)
		statuses.push((await logIn(`Wrong7Mvua!${network}`, { ip: `2c0f:fe38:2000:${network.toString(16)}::1` })).status);
	expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(100);
	expect(statuses.at(-1)).toBe(429);
	expect(await logIn(PASSWORD, { ip: '2c0f:fe38:2000:ff::1', device: randomUUID() })).toMatchObject({ status: 429 });
	expect(await logIn(PASSWORD, { ip: HOME, device })).toMatchObject({ status: 200, body: { user: { email: OWNER } } });
});
