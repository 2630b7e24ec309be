import '../../../test-support/notification/silence-log.ts';
import { randomUUID } from 'node:crypto';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { type AccountFixture, accountFixture, PASSWORD } from '../../../test-support/account/account-fixture.ts';
import { scanAll } from '../../../test-support/appointment/table-invariants.ts';
import {
	fields,
	type NotificationFixture,
	notificationFixture,
} from '../../../test-support/notification/notification-fixture.ts';
import { storedJobs } from '../../../test-support/notification/stored-jobs.ts';
import { askQuestion, writeMessage } from '../../../test-support/notification/visitors.ts';
import { commentRepository } from '../../comment/comment.repository.ts';
import { subscriptionRepository } from '../../newsletter/subscription.repository.ts';
import { requested } from '../../newsletter/subscription.ts';
import { testimonialRepository } from '../../testimonial/testimonial.repository.ts';
import { deleteAccount } from '../close/delete-account.usecase.ts';
import { exportMyData } from '../close/export-my-data.usecase.ts';

const EMAIL = 'kerubo@example.ke';
const WORDS = 'canary-words: I need help with my drinking';
const MINUTE = 60_000;

let engine: FreshTable;
let table: FreshTable;
let fixture: NotificationFixture;
let accounts: AccountFixture;

beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	fixture = await notificationFixture({ ...table, start: '2026-11-20T06:00:00.000Z' });
	accounts = accountFixture({ ...table, cipher: fields, clock: fixture.clock });
});
afterEach(() => table.close());

/** Texts written without an account under her address. */
async function visitorWrites(): Promise<void> {
	const { db, tableName } = table;
	const createdAt = fixture.clock.now().toISOString();
	await askQuestion(fixture, { id: randomUUID(), name: 'Kerubo', email: EMAIL, text: WORDS });
	await writeMessage(fixture, { id: randomUUID(), name: 'Kerubo', email: EMAIL, subject: WORDS, text: WORDS });
	const comment = { id: randomUUID(), articleId: '1', name: 'Kerubo', email: EMAIL, comment: WORDS, createdAt };
	await commentRepository(db, tableName, async () => fields).hold({ ...comment, mayBeInCrisis: false });
	const id = fields.pseudonym('email', EMAIL);
	const request = { id, sealedEmail: fields.encrypt(EMAIL, id), generation: randomUUID(), now: fixture.clock.now() };
	const mail = { type: 'newsletter_confirm_mail', jobId: randomUUID(), now: fixture.clock.now() } as const;
	const subscriptions = subscriptionRepository(db, tableName);
	const known = await subscriptions.find(id);
	await subscriptions.replace(known, requested(known, request), mail);
}

const callerOf = (userId: string) =>
	({ userId, role: 'client', roles: [], version: 1, jti: 'j', expiresAt: 0 }) as const;
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
	await fixture.streamJobs((await storedJobs(table)).filter(({ type }) => type === 'erase_account'));
	for (let minute = 0; minute < 3; minute += 1) {
		fixture.clock.advance(MINUTE);
		await fixture.sweep();
	}
}
const VISITOR_ENTITIES = ['comment', 'message', 'question', 'subscription'];
const remainingEntities = async () => {
	const items = await scanAll(table);
	return items
		.map(({ entity }) => String(entity))
		.filter((entity) => VISITOR_ENTITIES.includes(entity))
		.sort();
};

describe('an account with an unconfirmed address (promise A10)', () => {
	test('an account with an unconfirmed address exports no texts of others, and says what is left out', async () => {
		await visitorWrites();
		const stranger = await accounts.join(EMAIL, 'client', 'Stranger');
		const answer = await exported(stranger);
		expect(JSON.stringify(answer)).not.toContain('canary');
		expect(answer).toMatchObject({ comments: [], questions: [], messages: [] });
		expect(answer).not.toHaveProperty('newsletter');
		expect(answer.notIncluded).toMatch(/not confirmed your email address/);
	});

	test('an account with an unconfirmed address exports what the account itself wrote', async () => {
		const userId = await accounts.join(EMAIL);
		const createdAt = fixture.clock.now().toISOString();
		const offered = { id: randomUUID(), name: 'Kerubo', message: WORDS, rating: 5, userId, createdAt };
		await testimonialRepository(table.db, table.tableName).hold({ ...offered, mayBeInCrisis: false });
		expect((await exported(userId)).testimonials).toMatchObject([{ message: WORDS }]);
	});

	test('an account exports all texts under its address once the address is confirmed', async () => {
		await visitorWrites();
		const userId = await accounts.join(EMAIL);
		fixture.clock.advance(MINUTE);
		await askQuestion(fixture, { id: randomUUID(), name: 'Kerubo', email: EMAIL, text: 'Asked later' });
		await accounts.deps.accounts.confirmEmail(userId);
		const answer = await exported(userId);
		expect(answer.questions).toHaveLength(2);
		expect(answer.messages).toHaveLength(1);
		expect(answer.comments).toHaveLength(1);
		expect(answer.newsletter).toMatchObject({ state: 'pending' });
		expect(answer).not.toHaveProperty('notIncluded');
	});

	test('an account with an unconfirmed address erases no texts of others under the address', async () => {
		await visitorWrites();
		const stranger = await accounts.join(EMAIL, 'client', 'Stranger');
		expect(await close(stranger)).toMatchObject({ ok: true });
		await erase();
		expect(await remainingEntities()).toEqual(VISITOR_ENTITIES);
		expect(await accounts.deps.accounts.readProfile(stranger)).toBeUndefined();
	});

	test('an account that confirms its address after the closing erases no texts of others under the address', async () => {
		await visitorWrites();
		const stranger = await accounts.join(EMAIL, 'client', 'Stranger');
		await close(stranger);
		await accounts.deps.accounts.confirmEmail(stranger);
		await erase();
		expect(await remainingEntities()).toEqual(VISITOR_ENTITIES);
	});

	test('an account that confirms its address before the closing erases all texts under it, also when the job runs late', async () => {
		await visitorWrites();
		const userId = await accounts.join(EMAIL);
		await accounts.deps.accounts.confirmEmail(userId);
		await close(userId);
		fixture.clock.advance(60 * MINUTE);
		await erase();
		expect(await remainingEntities()).toEqual([]);
	});

	test('an account with an unconfirmed address does not take the address from its present holder', async () => {
		const other = await accounts.join('other@example.ke');
		const closed = await accounts.deps.closings.close({
			userId: await accounts.join('third@example.ke'),
			pseudonym: fields.pseudonym('email', 'other@example.ke'),
			version: 1,
			roles: [],
			now: fixture.clock.now(),
		});
		expect(closed).toMatchObject({ refusal: 'changed_meanwhile' });
		expect(await accounts.logIn('other@example.ke')).toMatchObject({ ok: true, value: { user: { id: other } } });
	});
});
