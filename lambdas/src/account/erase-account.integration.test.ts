import '../notification/testing/quiet-log.ts';
import { randomUUID } from 'node:crypto';
import type { Role } from '@tulia/contracts/identity/schemas';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { recordOutcome } from '../appointment/record-outcome.usecase.ts';
import { everything, ofEntity } from '../appointment/testing/audit-table.ts';
import { type BookingStage, bookingStage } from '../appointment/testing/booking-stage.ts';
import { commentRepository } from '../comment/comment.repository.ts';
import { publishComment } from '../comment/testing/publish-comment.ts';
import { subscriptionRepository } from '../newsletter/subscription.repository.ts';
import { requested } from '../newsletter/subscription.ts';
import { deathsIn } from '../notification/testing/deaths.ts';
import { fields, type NotificationWorld, notificationWorld } from '../notification/testing/notification-world.ts';
import { storedJobs } from '../notification/testing/stored-jobs.ts';
import { ask, write } from '../notification/testing/visitors.ts';
import { testimonialRepository } from '../testimonial/testimonial.repository.ts';
import { deleteAccount } from './delete-account.usecase.ts';
import { exportMyData } from './export-my-data.usecase.ts';
import { type AccountWorld, accountWorld, OTHER_PASSWORD, PASSWORD } from './testing/account-world.ts';

jest.setTimeout(120_000);

const EMAIL = 'kerubo-canary@example.ke';
const NAME = 'Kerubo Canary';
const NOTES = 'canary-notes about my mother';
const WORDS = 'canary-words of mine';
const SECRETS = ['canary', 'Canary', NAME, EMAIL];
const MINUTE = 60_000;
const openCipher = async () => fields;

let engine: FreshTable;
let stage: BookingStage;
let world: NotificationWorld;
let accounts: AccountWorld;
let userId: string;

beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	const table = await freshTable();
	world = await notificationWorld({ ...table, start: '2026-11-20T06:00:00.000Z' });
	stage = await bookingStage(table, ['amina'], fields);
	accounts = accountWorld({ ...table, cipher: fields, clock: world.clock });
	userId = await accounts.join(EMAIL, 'client', NAME);
	await accounts.deps.accounts.confirmEmail(userId);
});
afterEach(() => stage.close());

const caller = (who = userId, role: Role = 'client') => ({ userId: who, role, version: 1, jti: 'j', expiresAt: 0 });
const close = (currentPassword = PASSWORD, who = caller()) =>
	deleteAccount(accounts.deps)({ body: { currentPassword, confirmation: 'delete my account' }, caller: who });

/** Everything a person can leave behind: one visit that was, two to come, and words of every kind. */
async function liveHere(): Promise<void> {
	for (const [date, time] of [
		['2026-11-23', '9:00 AM'],
		['2026-11-24', '10:30 AM'],
		['2026-11-26', '1:30 PM'],
	] as const)
		expect(await stage.book(userId, { date, time, notes: NOTES, key: randomUUID() })).toMatchObject({ ok: true });
	await world.streamJobs(await storedJobs(stage));
	const [first] = ofEntity(await everything(stage), 'appointment').filter(({ startAt }) => startAt < '2026-11-24');
	world.clock.moveTo('2026-11-23T09:00:00.000Z');
	const record = recordOutcome({ ...stage.deps, now: world.clock.now });
	await record({ params: { id: first?.id }, body: { status: 'attended' }, caller: { userId: 'staff' } });
	await writeWords();
	await accounts.logIn(EMAIL);
}

async function writeWords(): Promise<void> {
	const { db, tableName } = stage;
	const createdAt = world.clock.now().toISOString();
	await ask(world, { id: randomUUID(), name: NAME, email: EMAIL, text: WORDS });
	await write(world, {
		id: randomUUID(),
		name: NAME,
		email: EMAIL,
		phone: '0700 123 456',
		subject: WORDS,
		text: WORDS,
	});
	const comment = { articleId: '1', name: NAME, email: EMAIL, comment: `v1.${WORDS}`, createdAt };
	const comments = commentRepository(db, tableName, openCipher);
	for (const id of [randomUUID(), randomUUID()]) {
		await comments.hold({ ...comment, id });
		await publishComment(world, fields, id);
	}
	const testimonial = { id: randomUUID(), name: NAME, message: WORDS, rating: 5, date: createdAt.slice(0, 10) };
	await testimonialRepository(db, tableName).hold({ ...testimonial, userId, createdAt });
	const id = fields.pseudonym('email', EMAIL);
	const request = { id, sealedEmail: fields.encrypt(EMAIL, id), generation: randomUUID(), now: world.clock.now() };
	const mail = { type: 'newsletter_confirm_mail', jobId: randomUUID(), now: world.clock.now() } as const;
	const subscriptions = subscriptionRepository(db, tableName);
	const known = await subscriptions.find(id);
	await subscriptions.replace(known, requested(known, request), mail);
}

const ownItems = async () => (await everything(stage)).filter(({ PK }) => PK === `USER#${userId}`);
const erasureJob = async () => (await storedJobs(stage)).filter(({ type }) => type === 'erase_account');
const sweepFor = async (minutes: number) => {
	for (let minute = 0; minute < minutes; minute += 1) {
		world.clock.advance(MINUTE);
		await world.sweep();
	}
};
async function erase(): Promise<void> {
	await world.streamJobs(await erasureJob());
	await sweepFor(3);
}

/** The whole table as whoever holds every key could read it. */
async function openedDump(): Promise<string> {
	const items = await everything(stage);
	return items.map((item) => JSON.stringify(item, openedWith(ownersOf(item)))).join('\n');
}
const openedWith = (owners: readonly string[]) => (_name: string, value: unknown) => {
	if (value instanceof Set) return [...value];
	return typeof value === 'string' && value.startsWith('v1.') ? openWithAny(value, owners) : value;
};
/** What a field may be bound to: an id, or a part of the key. */
const ownersOf = ({ PK, SK, id, userId: user }: Record<string, unknown>): readonly string[] =>
	[id, user, PK, SK, ...String(PK).split('#')].map(String);
function openWithAny(sealed: string, owners: readonly string[]): string {
	for (const owner of owners) {
		try {
			return fields.decrypt(sealed, owner);
		} catch {
			// Bound to something else: the next one, or it stays closed.
		}
	}
	return sealed;
}

const figures = async () =>
	ofEntity(await everything(stage), 'stat')
		// What waited for staff waits no more.
		.filter(({ open }) => open === undefined)
		.map(({ PK, SK, cancelled: _later, ...counts }) => ({ PK, SK, ...counts }))
		.sort((one, other) => `${one.PK}${one.SK}`.localeCompare(`${other.PK}${other.SK}`));

describe('the export', () => {
	const ask = () => exportMyData(accounts.deps)({ caller: caller() });

	test('opens everything the centre holds about a person, and says that it was asked for', async () => {
		await liveHere();
		const answer = await ask();
		if (!answer.ok) throw new Error(`The export was refused: ${answer.refusal}.`);
		const { appointments, comments, questions, messages, testimonials, newsletter, account } = answer.value;
		expect(account).toMatchObject({ id: userId, name: NAME, email: EMAIL });
		expect(appointments).toHaveLength(3);
		for (const one of appointments) expect(one).toMatchObject({ notes: NOTES, ticketNumber: expect.any(String) });
		expect(comments).toHaveLength(2);
		expect(comments[0]).toMatchObject({ email: EMAIL, comment: `v1.${WORDS}`, name: NAME });
		expect(questions).toEqual([{ name: NAME, email: EMAIL, text: WORDS, createdAt: expect.any(String) }]);
		expect(messages).toMatchObject([{ email: EMAIL, phone: '0700 123 456', subject: WORDS, text: WORDS }]);
		expect(testimonials).toMatchObject([{ name: NAME, message: WORDS, rating: 5 }]);
		expect(newsletter).toMatchObject({ state: 'pending' });
		expect(JSON.stringify(answer.value)).not.toMatch(/G[123][PS]K|passwordHash|scrypt/);
		expect(ofEntity(await everything(stage), 'audit')).toContainEqual(
			expect.objectContaining({ action: 'data_exported', actor: userId }),
		);
	});

	test('holds nothing of anybody else, and is made three times in ten minutes at most', async () => {
		const other = await accounts.join('other@example.ke', 'client', 'Somebody Else');
		await liveHere();
		const others = await exportMyData(accounts.deps)({ caller: caller(other) });
		expect(JSON.stringify(others)).not.toMatch(/canary/i);
		for (let at = 0; at < 3; at += 1) expect(await ask()).toMatchObject({ ok: true });
		expect(await ask()).toMatchObject({ ok: false, refusal: 'too_many_requests' });
	});
});

describe('deleting an account', () => {
	test('leaves no word of the person, in the table as it lies and as it opens, and every figure as it was', async () => {
		await liveHere();
		const [dump, before] = [await openedDump(), await figures()];
		for (const secret of [NAME, EMAIL, NOTES, WORDS]) expect(dump).toContain(secret);
		expect(await close()).toEqual({ ok: true, value: null });
		await erase();
		const after = await openedDump();
		for (const secret of SECRETS) expect(after).not.toContain(secret);
		expect(after).not.toContain('0700 123 456');
		expect(await figures()).toEqual(before);
		expect((await erasureJob())[0]).toMatchObject({ state: 'done' });
		expect(await ownItems()).toEqual([]);
	});

	test('cancels what is to come, frees its time and its schedules, and keeps what was without its person', async () => {
		await liveHere();
		expect(world.scheduler.schedules.size).toBe(3);
		await close();
		await erase();
		const items = await everything(stage);
		const appointments = ofEntity(items, 'appointment');
		expect(appointments.map(({ status }) => status).sort()).toEqual(['attended', 'cancelled', 'cancelled']);
		for (const one of appointments) {
			expect(one).toMatchObject({ userId: 'erased', price: 3500, serviceId: 'stress' });
			for (const field of ['notes', 'answerKey', 'G1PK']) expect(one).not.toHaveProperty(field);
		}
		const held = new Set(ofEntity(items, 'cell').map(({ apptId }) => apptId));
		expect(held).toEqual(new Set(appointments.filter(({ status }) => status === 'attended').map(({ id }) => id)));
		expect(ofEntity(items, 'idempotency')).toEqual([]);
		// Only that of the visit that was is left; Scheduler deletes it when it has run.
		expect(world.scheduler.schedules.size).toBe(1);
		const next = await stage.addClient('next');
		expect(await stage.book(next, { date: '2026-11-24', time: '10:30 AM' })).toMatchObject({ ok: true });
		// Whoever would have been reminded is not.
		const sent = world.mail.accepted.length;
		world.clock.moveTo('2026-11-26T10:00:00.000Z');
		await world.sweep();
		expect(world.mail.accepted.slice(sent).filter(({ to }) => to === EMAIL)).toEqual([]);
	});

	test('ends every session at once, and logging in is like that of somebody unknown', async () => {
		await close();
		expect(await accounts.logIn(EMAIL)).toEqual({ ok: false, refusal: 'invalid_credentials' });
		expect(await accounts.deps.sessions.read(userId, 'j')).toMatchObject({ auth: { status: 'deleted', ver: 2 } });
	});

	test('frees the address at once; what its next owner writes stays', async () => {
		await liveHere();
		await close();
		world.clock.advance(1000);
		const next = await accounts.join(EMAIL, 'client', 'Next Owner');
		await ask(world, { id: 'next-question', name: 'Next Owner', email: EMAIL, text: 'And I?' });
		await erase();
		const items = await everything(stage);
		expect(ofEntity(items, 'question').map(({ id }) => id)).toEqual(['next-question']);
		expect(ofEntity(items, 'comment')).toEqual([]);
		expect(await accounts.deps.accounts.readProfile(next)).toMatchObject({ name: 'Next Owner', email: EMAIL });
		expect(await accounts.logIn(EMAIL)).toMatchObject({ ok: true, value: { user: { id: next } } });
	});

	test('notes a pseudonym and a day for the restoring of backups, and who did it, and nothing else', async () => {
		await close();
		const items = await everything(stage);
		const [PK, SK] = [`ERASED#${fields.pseudonym('email', EMAIL)}`, 'E'];
		expect(ofEntity(items, 'erasure')).toEqual([{ PK, SK, entity: 'erasure', at: '2026-11-20' }]);
		expect(ofEntity(items, 'audit')).toMatchObject([{ action: 'account_deleted', actor: userId, object: userId }]);
	});

	test('wants the password', async () => {
		expect(await close(OTHER_PASSWORD)).toEqual({ ok: false, refusal: 'wrong_password' });
		expect(await accounts.logIn(EMAIL)).toMatchObject({ ok: true });
		expect(await erasureJob()).toEqual([]);
	});

	test('twenty times at once happens once', async () => {
		await Promise.all(Array.from({ length: 20 }, () => close().catch(() => undefined)));
		expect(await erasureJob()).toHaveLength(1);
		expect(ofEntity(await everything(stage), 'audit')).toHaveLength(1);
	});

	test('is refused to the last admin, also when two leave at once', async () => {
		const staff = async (email: string) => caller(await accounts.join(email, 'admin'), 'admin');
		const one = await staff('one@tulia.example');
		expect(await close(PASSWORD, one)).toEqual({ ok: false, refusal: 'last_admin' });
		const other = await staff('other@tulia.example');
		const answers = await Promise.all([one, other].map((who) => close(PASSWORD, who)));
		expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
		expect(answers).toContainEqual({ ok: false, refusal: 'last_admin' });
	});

	test('waits for a reminder that is just being sent', async () => {
		await liveHere();
		await close();
		const [coming] = ofEntity(await everything(stage), 'appointment').filter(({ status }) => status === 'confirmed');
		const lease = world.clock.now().getTime() + 60 * MINUTE;
		await world.put({ ...coming, reminder: { ...coming?.reminder, state: 'sending', lease } });
		await world.streamJobs(await erasureJob());
		expect((await erasureJob())[0]).toMatchObject({ state: 'pending' });
		expect(await ownItems()).not.toEqual([]);
		await world.put({ ...coming, reminder: { ...coming?.reminder, state: 'sent', lease: 0 } });
		await sweepFor(5);
		expect((await erasureJob())[0]).toMatchObject({ state: 'done' });
		for (const secret of SECRETS) expect(await openedDump()).not.toContain(secret);
	});
});

describe('an erasure whose process is killed', () => {
	const deaths = deathsIn(60);

	test('anywhere goes on where it was, and ends as if nothing had happened', async () => {
		await liveHere();
		const before = await figures();
		await close();
		const [job] = await erasureJob();
		if (!job) throw new Error('No erasure was promised.');
		let died = 0;
		for (const { call, when } of deaths) {
			world.process.dieAt(call, when);
			await world.streamJobs([job]).catch(() => undefined);
			await world.sweep().catch(() => undefined);
			if (world.process.hasDied) died += 1;
			world.process.restart();
			// The claim of the dead one rests for its quarantine.
			world.clock.advance(16 * MINUTE);
		}
		await sweepFor(65);
		expect(died).toBeGreaterThan(20);
		const statuses = ofEntity(await everything(stage), 'appointment').map(({ status }) => status);
		expect(statuses.sort()).toEqual(['attended', 'cancelled', 'cancelled']);
		expect((await erasureJob())[0]).toMatchObject({ state: 'done' });
		for (const secret of SECRETS) expect(await openedDump()).not.toContain(secret);
		expect(await figures()).toEqual(before);
	});
});
