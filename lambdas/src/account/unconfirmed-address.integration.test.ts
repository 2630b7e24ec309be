import '../notification/testing/quiet-log.ts';
import { randomUUID } from 'node:crypto';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { everything } from '../appointment/testing/audit-table.ts';
import { commentRepository } from '../comment/comment.repository.ts';
import { subscriptionRepository } from '../newsletter/subscription.repository.ts';
import { requested } from '../newsletter/subscription.ts';
import { fields, type NotificationWorld, notificationWorld } from '../notification/testing/notification-world.ts';
import { storedJobs } from '../notification/testing/stored-jobs.ts';
import { ask, write } from '../notification/testing/visitors.ts';
import { testimonialRepository } from '../testimonial/testimonial.repository.ts';
import { deleteAccount } from './delete-account.usecase.ts';
import { exportMyData } from './export-my-data.usecase.ts';
import { type AccountWorld, accountWorld, PASSWORD } from './testing/account-world.ts';

jest.setTimeout(120_000);

const EMAIL = 'kerubo@example.ke';
const WORDS = 'canary-words: I need help with my drinking';
const MINUTE = 60_000;

let engine: FreshTable;
let table: FreshTable;
let world: NotificationWorld;
let accounts: AccountWorld;

beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	world = await notificationWorld({ ...table, start: '2026-11-20T06:00:00.000Z' });
	accounts = accountWorld({ ...table, cipher: fields, clock: world.clock });
});
afterEach(() => table.close());

/** What somebody without an account leaves behind under her address. */
async function visitorWrites(): Promise<void> {
	const { db, tableName } = table;
	const createdAt = world.clock.now().toISOString();
	await ask(world, { id: randomUUID(), name: 'Kerubo', email: EMAIL, text: WORDS });
	await write(world, { id: randomUUID(), name: 'Kerubo', email: EMAIL, subject: WORDS, text: WORDS });
	const comment = { id: randomUUID(), articleId: '1', name: 'Kerubo', email: EMAIL, comment: WORDS, createdAt };
	await commentRepository(db, tableName, async () => fields).hold(comment);
	const id = fields.pseudonym('email', EMAIL);
	const request = { id, sealedEmail: fields.encrypt(EMAIL, id), generation: randomUUID(), now: world.clock.now() };
	const mail = { type: 'newsletter_confirm_mail', jobId: randomUUID(), now: world.clock.now() } as const;
	const subscriptions = subscriptionRepository(db, tableName);
	const known = await subscriptions.find(id);
	await subscriptions.replace(known, requested(known, request), mail);
}

const callerOf = (userId: string) => ({ userId, role: 'client', version: 1, jti: 'j', expiresAt: 0 }) as const;
async function exported(userId: string) {
	const answer = await exportMyData(accounts.deps)({ caller: callerOf(userId) });
	if (!answer.ok) throw new Error(`The export was refused: ${answer.refusal}.`);
	return answer.value;
}
const close = (userId: string) =>
	deleteAccount(accounts.deps)({
		body: { currentPassword: PASSWORD, confirmation: 'delete my account' },
		caller: callerOf(userId),
	});
async function erase(): Promise<void> {
	await world.streamJobs((await storedJobs(table)).filter(({ type }) => type === 'erase_account'));
	for (let minute = 0; minute < 3; minute += 1) {
		world.clock.advance(MINUTE);
		await world.sweep();
	}
}
const VISITOR_ENTITIES = ['comment', 'message', 'question', 'subscription'];
const left = async () => {
	const items = await everything(table);
	return items
		.map(({ entity }) => String(entity))
		.filter((entity) => VISITOR_ENTITIES.includes(entity))
		.sort();
};

describe('an account whose address nobody confirmed (promise A10)', () => {
	test('exports nothing that somebody else wrote under the address, and says what is left out', async () => {
		await visitorWrites();
		const stranger = await accounts.join(EMAIL, 'client', 'Stranger');
		const answer = await exported(stranger);
		expect(JSON.stringify(answer)).not.toContain('canary');
		expect(answer).toMatchObject({ comments: [], questions: [], messages: [] });
		expect(answer).not.toHaveProperty('newsletter');
		expect(answer.notIncluded).toMatch(/not confirmed your email address/);
	});

	test('exports what the account itself wrote', async () => {
		const userId = await accounts.join(EMAIL);
		const createdAt = world.clock.now().toISOString();
		const offered = { id: randomUUID(), name: 'Kerubo', message: WORDS, rating: 5, userId, createdAt };
		await testimonialRepository(table.db, table.tableName).hold(offered);
		expect((await exported(userId)).testimonials).toMatchObject([{ message: WORDS }]);
	});

	test('exports what was written before and after the registration, once the address is confirmed', async () => {
		await visitorWrites();
		const userId = await accounts.join(EMAIL);
		world.clock.advance(MINUTE);
		await ask(world, { id: randomUUID(), name: 'Kerubo', email: EMAIL, text: 'Asked later' });
		await accounts.deps.accounts.confirmEmail(userId);
		const answer = await exported(userId);
		expect(answer.questions).toHaveLength(2);
		expect(answer.messages).toHaveLength(1);
		expect(answer.comments).toHaveLength(1);
		expect(answer.newsletter).toMatchObject({ state: 'pending' });
		expect(answer).not.toHaveProperty('notIncluded');
	});

	test('erases nothing that somebody else wrote under the address', async () => {
		await visitorWrites();
		const stranger = await accounts.join(EMAIL, 'client', 'Stranger');
		expect(await close(stranger)).toMatchObject({ ok: true });
		await erase();
		expect(await left()).toEqual(VISITOR_ENTITIES);
		expect(await accounts.deps.accounts.readProfile(stranger)).toBeUndefined();
	});

	test('erases nothing of it either when the link is opened after the closing', async () => {
		await visitorWrites();
		const stranger = await accounts.join(EMAIL, 'client', 'Stranger');
		await close(stranger);
		await accounts.deps.accounts.confirmEmail(stranger);
		await erase();
		expect(await left()).toEqual(VISITOR_ENTITIES);
	});

	test('erases all of it once the address is confirmed, however late the job runs', async () => {
		await visitorWrites();
		const userId = await accounts.join(EMAIL);
		await accounts.deps.accounts.confirmEmail(userId);
		await close(userId);
		world.clock.advance(60 * MINUTE);
		await erase();
		expect(await left()).toEqual([]);
	});

	test('does not take the address from the account that holds it now', async () => {
		const other = await accounts.join('other@example.ke');
		const closed = await accounts.deps.closings.close({
			userId: await accounts.join('third@example.ke'),
			pseudonym: fields.pseudonym('email', 'other@example.ke'),
			version: 1,
			isStaff: false,
			now: world.clock.now(),
		});
		expect(closed).toMatchObject({ refusal: 'changed_meanwhile' });
		expect(await accounts.logIn('other@example.ke')).toMatchObject({ ok: true, value: { user: { id: other } } });
	});
});
