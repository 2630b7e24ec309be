import { randomBytes, randomUUID } from 'node:crypto';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { scanAll } from '../../../test-support/appointment/table-invariants.ts';
import { fieldCipherFrom } from '../keys/field-cipher.ts';
import { mailCap } from './mail-cap.repository.ts';
import type { MailBudget } from './mail-cap.ts';
import { rateLimits } from './rate-limit.repository.ts';
import { visitorLimits } from './visitor-limits.repository.ts';
import type { Attempt } from './visitor-limits.ts';

const NOW = new Date('2026-11-24T06:03:00.000Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const cipher = fieldCipherFrom(randomBytes(32));

let engineKept: FreshTable;
let table: FreshTable;
beforeAll(async () => {
	engineKept = await freshTable(); // one engine for all tables of this file
});
afterAll(() => engineKept.close());
beforeEach(async () => {
	table = await freshTable();
});
afterEach(() => table.close());

const anAttempt = (change: Partial<Attempt> = {}): Attempt => ({
	kind: 'form',
	viewer: { ip: '41.90.1.2', device: randomUUID() },
	email: `${randomUUID()}@example.ke`,
	now: NOW,
	...change,
});

/** How many of these concurrent attempts were admitted. */
async function admitted(attempts: readonly Attempt[]): Promise<number> {
	const limits = visitorLimits(table.db, table.tableName, async () => cipher);
	const outcomes = await Promise.all(attempts.map((attempt) => limits.admit(attempt)));
	return outcomes.filter(({ ok }) => ok).length;
}
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

describe('of a hundred concurrent attempts', () => {
	test('of a hundred concurrent attempts, five of one browser are admitted, whatever addresses it gives', async () => {
		const viewer = { ip: '41.90.1.2', device: randomUUID() };
		expect(await admitted(times(100, () => anAttempt({ viewer })))).toBe(5);
	});

	test('of a hundred concurrent attempts, five for one email address are admitted, from any browser and in any spelling', async () => {
		const spellings = ['amina@example.ke', 'Amina@Example.ke', ' AMINA@EXAMPLE.KE '];
		expect(await admitted(times(100, (at) => anAttempt({ email: spellings[at % 3] })))).toBe(5);
	});

	test('of a hundred concurrent attempts, five of one account are admitted, from any browser', async () => {
		expect(await admitted(times(100, () => anAttempt({ account: 'amina', email: undefined })))).toBe(5);
	});

	test('of a hundred concurrent attempts without a device id, five are admitted, and a browser with one at the same IP address is admitted', async () => {
		const viewer = { ip: '41.90.1.2', device: undefined };
		expect(await admitted(times(100, () => anAttempt({ viewer })))).toBe(5);
		expect(await admitted([anAttempt()])).toBe(1);
	});
});

describe('of three hundred attempts of many browsers', () => {
	test.each([
		['one address', 100, () => '41.90.1.2'],
		['one IPv6 network', 100, (at: number) => `2c0f:fe38:2000:1::${at.toString(16)}`],
		['networks of one IPv6 site', 300, (at: number) => `2c0f:fe38:2000:${at.toString(16)}::1`],
		['different addresses', 300, (at: number) => `41.90.${at % 2}.${at % 256}`],
	])('of three hundred attempts of many browsers at %s, %i are admitted', async (_where, expected, ipOf) => {
		const attempts = times(300, (at) => anAttempt({ viewer: { ip: ipOf(at), device: randomUUID() } }));
		expect(await admitted(attempts)).toBe(expected);
	});
});

test('an IPv6 site of 48 bits has four times the limit of one of its networks', async () => {
	const batch = (from: number) =>
		times(150, (at) => anAttempt({ viewer: { ip: `2c0f:fe38:2000:${from + at}::1`, device: randomUUID() } }));
	expect(await admitted(batch(0))).toBe(150);
	expect(await admitted(batch(150))).toBe(150);
	expect(await admitted(batch(300))).toBe(100);
});

test('a refusal says how long to wait, and then one more attempt is admitted', async () => {
	const viewer = { ip: '41.90.1.2', device: randomUUID() };
	const limits = visitorLimits(table.db, table.tableName, async () => cipher);
	const attempt = (now: Date) => limits.admit(anAttempt({ viewer, now }));
	for (const _ of times(5, () => 0)) await attempt(NOW);
	let now = NOW;
	const waits: number[] = [];
	for (const _ of times(4, () => 0)) {
		const refused = await attempt(now);
		expect(refused).toMatchObject({ ok: false, refusal: 'too_many_requests' });
		const { retryAfterSeconds = 0 } = refused as { readonly retryAfterSeconds?: number };
		waits.push(retryAfterSeconds);
		now = new Date(now.getTime() + retryAfterSeconds * 1000);
		expect(await attempt(now)).toEqual({ ok: true, value: undefined });
	}
	// The window ends after seven minutes; from then on, five in ten minutes are one every two minutes.
	expect(waits).toEqual([7 * 60, 120, 120, 120]);
});

test.each([
	['a second before a window ends', 6.98],
	['in the middle of a window', 2],
])('after five attempts admitted %s, more are admitted one by one, and not five at once', async (_when, minutes) => {
	const viewer = { ip: '41.90.1.2', device: randomUUID() };
	const batch = (now: Date) => admitted(times(20, () => anAttempt({ viewer, now })));
	expect(await batch(later(minutes))).toBe(5);
	expect(await batch(later(7.02))).toBe(1);
	expect(await batch(later(12))).toBe(2);
	expect(await batch(later(17.02))).toBe(3);
	expect(await batch(later(40))).toBe(5);
});

test('a refused browser uses up nothing of the shared limits', async () => {
	const viewer = { ip: '41.90.1.2', device: randomUUID() };
	expect(await admitted(times(200, () => anAttempt({ viewer })))).toBe(5);
	expect(await admitted(times(200, () => anAttempt()))).toBe(95);
});

test('an attempt that one limit refuses does not count in the other limits', async () => {
	const email = 'amina@example.ke';
	expect(await admitted(times(5, () => anAttempt({ email })))).toBe(5);
	const viewer = { ip: '41.90.1.2', device: randomUUID() };
	expect(await admitted(times(20, () => anAttempt({ email, viewer })))).toBe(0);
	expect(await admitted(times(20, () => anAttempt({ viewer })))).toBe(5);
});

test('likes and views have a budget of their own', async () => {
	const viewer = { ip: '41.90.1.2', device: randomUUID() };
	const of = (kind: Attempt['kind']) => anAttempt({ kind, viewer, email: undefined });
	expect(await admitted(times(100, () => of('like')))).toBe(60);
	expect(await admitted(times(10, () => of('view')))).toBe(10);
	expect(await admitted(times(10, () => of('form')))).toBe(5);
});

test('neither an address nor a device is stored in clear text, and counts expire within a day', async () => {
	const attempt = anAttempt({ email: 'amina@example.ke' });
	expect(await admitted([attempt])).toBe(1);
	const items = await scanAll(table);
	const counted = items.map(({ PK, count }) => [String(PK).split('#')[1], count]).sort();
	expect(counted).toEqual(['address', 'email', 'sender'].map((who) => [`form.${who}`, 1]));
	for (const secret of ['amina', '41.90.1.2', String(attempt.viewer.device)])
		expect(JSON.stringify(items)).not.toContain(secret);
	for (const { ttl } of items) expect(ttl).toBeLessThan(NOW.getTime() / 1000 + 24 * 3600);
});

test('a network address has another pseudonym each day', async () => {
	const viewer = { ip: '41.90.1.2', device: undefined };
	await admitted([NOW, later(24 * 60)].map((now) => anAttempt({ viewer, email: undefined, now })));
	const names = (await scanAll(table)).map(({ PK }) => PK).filter((name) => name.startsWith('RATE#form.address#'));
	expect(new Set(names).size).toBe(2);
});

describe('the mail cap', () => {
	test('the mail cap admits five newsletter mails an hour to one recipient, of a hundred concurrent requests', async () => {
		const cap = mailCap(table.db, table.tableName);
		const ask = (who: string, now = NOW) => Promise.all(times(100, () => cap.admit('newsletter', who, now)));
		expect((await ask('amina')).filter(Boolean)).toHaveLength(5);
		expect((await ask('otieno')).filter(Boolean)).toHaveLength(5);
		expect(await cap.admit('newsletter', 'amina', later(56))).toBe(false);
		expect(await cap.admit('newsletter', 'amina', later(57))).toBe(true);
	});

	test('the mail cap has a separate budget for each kind of mail', async () => {
		const cap = mailCap(table.db, table.tableName);
		const admittedOf = async (budget: MailBudget) =>
			(await Promise.all(times(100, () => cap.admit(budget, 'amina', NOW)))).filter(Boolean).length;
		expect(await admittedOf('newsletter')).toBe(5);
		expect(await admittedOf('account_exists')).toBe(2);
		expect(await admittedOf('reset')).toBe(3);
	});

	test('the mail cap admits another reset mail within 30 minutes, when the links of the earlier mails expire', async () => {
		const cap = mailCap(table.db, table.tableName);
		for (const _ of times(3, () => 0)) expect(await cap.admit('reset', 'amina', NOW)).toBe(true);
		expect(await cap.admit('reset', 'amina', later(26))).toBe(false);
		expect(await cap.admit('reset', 'amina', later(30))).toBe(true);
	});
});

test('a limit of ten in 15 minutes admits ten of fifty concurrent attempts, and says how long to wait', async () => {
	const counter = { name: 'login#amina', limit: 10, windowSeconds: 15 * 60 };
	const limits = rateLimits(table.db, table.tableName);
	const outcomes = await Promise.all(times(50, () => limits.admit([counter], NOW)));
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10);
	expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ retryAfterSeconds: 12 * 60 });
});
