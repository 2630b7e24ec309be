import './testing/quiet-log.ts';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import PostalMime from 'postal-mime';
import { type AccountWorld, accountWorld } from '../account/testing/account-world.ts';
import { everything, ofEntity } from '../appointment/testing/audit-table.ts';
import { hashOfToken } from '../identity/link-token.ts';
import { authKey } from '../platform/auth.repository.ts';
import { type JobItem, type JobType, newJob } from './job.ts';
import { deathsIn, dieEverywhere } from './testing/deaths.ts';
import { fields, type NotificationWorld, notificationWorld } from './testing/notification-world.ts';
import { eventOf } from './testing/outside-world.ts';

const MINUTE = 60_000;
const EMAIL = 'amina@example.ke';

jest.setTimeout(60_000);

let engine: FreshTable;
let table: FreshTable;
let world: NotificationWorld;
let accounts: AccountWorld;
let userId: string;

beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	world = await notificationWorld({ ...table, start: '2026-11-18T07:05:00.000Z' });
	accounts = accountWorld({ ...table, cipher: fields, clock: world.clock });
	userId = await accounts.join(EMAIL);
	// An unconfirmed address gets fewer of them (unconfirmed-mails.integration.test.ts).
	await accounts.deps.accounts.confirmEmail(userId);
});
afterEach(() => table.close());

const pseudonym = (email = EMAIL) => fields.pseudonym('email', email);

/** Writes a job as a use case does, and answers it as the stream reports it. */
async function promise(id: string, type: JobType, ref: string): Promise<JobItem> {
	const job = newJob({ id, type, ref, refVersion: 1, now: world.clock.now() });
	await world.put(job);
	return job;
}
const send = async (type: JobType, ref: string) => world.streamJobs([await promise('job', type, ref)]);
const lastMail = async () => {
	const raw = world.mail.accepted.at(-1)?.raw ?? '';
	return { raw, ...(await PostalMime.parse(raw)) };
};
const job = (id = 'job') => world.read(`JOB#${id}`, 'J');
const sweepFor = async (minutes: number) => {
	for (let minute = 0; minute < minutes; minute += 5) {
		world.clock.advance(5 * MINUTE);
		await world.sweep();
	}
};

describe('a mail about an account', () => {
	test.each<[JobType, 'account' | 'address', string, RegExp]>([
		['welcome_mail', 'account', 'Welcome. Please confirm your email address', /\/confirm-email\?token=[\w-]{43}/],
		['confirm_email_mail', 'account', 'Please confirm your email address', /\/confirm-email\?token=[\w-]{43}/],
		['reset_mail', 'address', 'Choose a new password', /\/reset-password\/[\w-]{43}/],
		['password_changed_mail', 'account', 'Your password was changed', /\/forgot-password/],
		['account_exists_mail', 'address', 'You already have an account', /\/login/],
	])('%s reaches its owner in text and HTML, with the one link it is about', async (type, knows, subject, link) => {
		await send(type, knows === 'account' ? userId : pseudonym());
		expect(world.mail.accepted).toHaveLength(1);
		expect(world.mail.accepted[0]?.to).toBe(EMAIL);
		const mail = await lastMail();
		expect(mail.subject).toBe(subject);
		expect(mail.text).toMatch(link);
		expect(mail.html).toMatch(link);
		expect(mail.text).toContain('Hello Amina,');
		// What the centre does is not for whoever sees the screen or the mailbox (rule 4).
		expect(`${mail.subject} ${mail.text}`).not.toMatch(/counsel|therap|depress|psycholog|session/i);
		expect(await job()).toMatchObject({ state: 'done' });
	});

	test.each<JobType>(['reset_mail', 'account_exists_mail'])(
		'%s to an address nobody has is no mail, and no link',
		async (type) => {
			await send(type, pseudonym('nobody@example.ke'));
			expect(world.mail.calls).toHaveLength(0);
			expect(await job()).toMatchObject({ state: 'obsolete' });
			expect(ofEntity(await everything(world), 'link')).toEqual([]);
		},
	);

	test.each(['disabled', 'deleted'])('is not sent once the account is %s', async (status) => {
		await world.db.send(
			new UpdateCommand({
				TableName: world.tableName,
				Key: authKey(userId),
				UpdateExpression: 'SET #status = :status',
				ExpressionAttributeNames: { '#status': 'status' },
				ExpressionAttributeValues: { ':status': status },
			}),
		);
		await send('reset_mail', pseudonym());
		expect(world.mail.calls).toHaveLength(0);
		expect(await job()).toMatchObject({ state: 'obsolete' });
	});

	test('carries a link whose token is kept as its hash only, bound to the sessions of now', async () => {
		await send('reset_mail', pseudonym());
		const token = (await lastMail()).text?.match(/\/reset-password\/([\w-]{43})/)?.[1] ?? '';
		const items = await everything(world);
		expect(JSON.stringify(items)).not.toContain(token);
		const link = await accounts.deps.links.find('reset', hashOfToken(token), world.clock.now());
		expect(link).toMatchObject({ userId, version: 1 });
	});

	test.each([
		'Amina\r\nBcc: thief@evil.example',
		'Amina\nContent-Type: text/html\n\n<h1>Free</h1>',
		'=?utf-8?B?QmNjOiB0aGllZkBldmlsLmV4YW1wbGU=?=',
		'Amina <script>alert(1)</script>',
		'Amina" onmouseover="alert(1)',
		'\u202Egro.live',
	])('is no other mail for a name like %j', async (name) => {
		await accounts.deps.changes.rename(userId, name, world.clock.now());
		await send('welcome_mail', userId);
		const mail = await lastMail();
		expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
		expect(mail.headers.filter(({ key }) => key === 'content-type')).toHaveLength(1);
		expect(mail.to).toEqual([expect.objectContaining({ address: EMAIL })]);
		expect(mail.subject).toBe('Welcome. Please confirm your email address');
		expect(mail.html).not.toContain('<script');
		expect(mail.html).not.toContain('<h1>Free');
		expect(mail.html).not.toMatch(/<[^>]*onmouseover/);
	});

	test('goes to nobody whose address came back, and says so', async () => {
		await send('welcome_mail', userId);
		const [accepted] = world.mail.accepted;
		if (!accepted) throw new Error('Nothing was sent.');
		await world.hear(eventOf(accepted, 'bounced', true));
		await world.streamJobs([await promise('second', 'password_changed_mail', userId)]);
		expect(world.mail.accepted).toHaveLength(1);
		expect(await job('second')).toMatchObject({ state: 'suppressed' });
	});

	test('that came back is noted on the account, also when only its address was known', async () => {
		await send('reset_mail', pseudonym());
		const [accepted] = world.mail.accepted;
		if (!accepted) throw new Error('Nothing was sent.');
		await world.hear(eventOf(accepted, 'bounced', true));
		expect(await world.read(`USER#${userId}`, 'PROFILE')).toMatchObject({ emailUndeliverable: true });
	});
});

describe('when things go wrong', () => {
	test('the mail waits for a mail service that is down, and leaves once', async () => {
		world.mail.plan(() => 'refuse');
		await send('reset_mail', pseudonym());
		await sweepFor(10);
		expect(world.mail.accepted).toHaveLength(0);
		world.mail.plan(() => 'accept');
		await sweepFor(30);
		expect(world.mail.accepted).toHaveLength(1);
		// The link that leaves is a fresh one: it has its 30 minutes still before it.
		const token = (await lastMail()).text?.match(/\/reset-password\/([\w-]{43})/)?.[1] ?? '';
		const sentAt = world.mail.accepted[0]?.at ?? new Date(0);
		const link = await accounts.deps.links.find('reset', hashOfToken(token), sentAt);
		expect((link?.expiresAt ?? 0) - sentAt.getTime()).toBe(30 * MINUTE);
	});

	test('a job that the stream tells of twice, and the sweep too, is one mail', async () => {
		const promised = await promise('job', 'welcome_mail', userId);
		await Promise.all([world.streamJobs([promised]), world.streamJobs([promised]), world.sweep()]);
		await sweepFor(30);
		expect(world.mail.accepted).toHaveLength(1);
	});

	const deaths = deathsIn(11);
	test.each<[JobType, () => string, number]>([
		// claim, version, profile, centre, link, mail service, done; an address is looked up first.
		['welcome_mail', () => userId, 14],
		['reset_mail', () => pseudonym(), 16],
		['password_changed_mail', () => userId, 12],
	])('a notifier that is killed anywhere in %s sends exactly one, thanks to the events', async (type, ref, places) => {
		const jobs = new Map<string, JobItem>();
		for (const { id } of deaths) jobs.set(id, await promise(id, type, ref()));
		const died = await dieEverywhere(world.process, deaths, (id) =>
			world.streamJobs([jobs.get(id)].filter((one) => one !== undefined)),
		);
		for (const mail of world.mail.accepted) await world.hear(eventOf(mail));
		await sweepFor(30);
		const sent = deaths.map(({ id }) => world.mail.accepted.filter(({ tags }) => tags.jobId === id).length);
		expect(sent).toEqual(deaths.map(() => 1));
		expect(died).toHaveLength(places);
	});
});
