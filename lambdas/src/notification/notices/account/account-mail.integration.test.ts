import { userKey } from '../../../platform/table/user.items.ts';
import '../../../../test-support/notification/silence-log.ts';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import PostalMime from 'postal-mime';
import { type AccountFixture, accountFixture } from '../../../../test-support/account/account-fixture.ts';
import { scanAll, scanEntity } from '../../../../test-support/appointment/table-invariants.ts';
import { chosenCrashPoints, crashAtEach, idsWithin } from '../../../../test-support/notification/crash-injection.ts';
import { eventOf } from '../../../../test-support/notification/fake-gateways.ts';
import {
	fields,
	type NotificationFixture,
	notificationFixture,
} from '../../../../test-support/notification/notification-fixture.ts';
import { hashOfToken } from '../../../identity/address/link-token.ts';
import { type JobItem, newJob } from '../../../outbox/job.items.ts';
import type { JobType } from '../../../outbox/job.ts';

const MINUTE = 60_000;
const EMAIL = 'amina@example.ke';

let engine: FreshTable;
let table: FreshTable;
let fixture: NotificationFixture;
let accounts: AccountFixture;
let userId: string;

beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	fixture = await notificationFixture({ ...table, start: '2026-11-18T07:05:00.000Z' });
	accounts = accountFixture({ ...table, cipher: fields, clock: fixture.clock });
	userId = await accounts.join(EMAIL);
	// An unconfirmed address gets fewer of them (unconfirmed-mails.integration.test.ts).
	await accounts.deps.accounts.confirmEmail(userId);
});
afterEach(() => table.close());

const pseudonym = (email = EMAIL) => fields.pseudonym('email', email);

/** Stores a job as a use case does, and returns its stream record. */
async function promise(id: string, type: JobType, ref: string): Promise<JobItem> {
	const job = newJob({ id, type, ref, refVersion: 1, now: fixture.clock.now() });
	await fixture.put(job);
	return job;
}
const send = async (type: JobType, ref: string) => fixture.streamJobs([await promise('job', type, ref)]);
const lastMail = async () => {
	const raw = fixture.mail.accepted.at(-1)?.raw ?? '';
	return { raw, ...(await PostalMime.parse(raw)) };
};
const job = (id = 'job') => fixture.read(`JOB#${id}`, 'J');
const sweepFor = async (minutes: number) => {
	for (let minute = 0; minute < minutes; minute += 5) {
		fixture.clock.advance(5 * MINUTE);
		await fixture.sweep();
	}
};

describe('a mail about an account', () => {
	test.each<[JobType, 'account' | 'address', string, RegExp]>([
		['welcome_mail', 'account', 'Welcome. Please confirm your email address', /\/confirm-email\?token=[\w-]{43}/],
		['confirm_email_mail', 'account', 'Please confirm your email address', /\/confirm-email\?token=[\w-]{43}/],
		['reset_mail', 'address', 'Choose a new password', /\/reset-password\/[\w-]{43}/],
		['password_changed_mail', 'account', 'Your password was changed', /\/forgot-password/],
		['account_exists_mail', 'address', 'You already have an account', /\/login/],
	])(
		'the mail %s reaches its owner in text and HTML, with the one link it is about',
		async (type, knows, subject, link) => {
			await send(type, knows === 'account' ? userId : pseudonym());
			expect(fixture.mail.accepted).toHaveLength(1);
			expect(fixture.mail.accepted[0]?.to).toBe(EMAIL);
			const mail = await lastMail();
			expect(mail.subject).toBe(subject);
			expect(mail.text).toMatch(link);
			expect(mail.html).toMatch(link);
			expect(mail.text).toContain('Hello Amina,');
			// Other readers of the screen or the mailbox must not learn what the centre does (rule 4).
			expect(`${mail.subject} ${mail.text}`).not.toMatch(/counsel|therap|depress|psycholog|session/i);
			expect(await job()).toMatchObject({ state: 'done' });
		},
	);

	test.each<JobType>(['reset_mail', 'account_exists_mail'])(
		'the mail %s to an address without an account is not sent, and no link is stored',
		async (type) => {
			await send(type, pseudonym('nobody@example.ke'));
			expect(fixture.mail.calls).toHaveLength(0);
			expect(await job()).toMatchObject({ state: 'obsolete' });
			expect(await scanEntity(fixture, 'link')).toEqual([]);
		},
	);

	test.each(['disabled', 'deleted'])('a mail about an account is not sent once the account is %s', async (status) => {
		await fixture.db.send(
			new UpdateCommand({
				TableName: fixture.tableName,
				Key: userKey(userId, 'AUTH'),
				UpdateExpression: 'SET #status = :status',
				ExpressionAttributeNames: { '#status': 'status' },
				ExpressionAttributeValues: { ':status': status },
			}),
		);
		await send('reset_mail', pseudonym());
		expect(fixture.mail.calls).toHaveLength(0);
		expect(await job()).toMatchObject({ state: 'obsolete' });
	});

	test('a mail about an account carries a link that is stored as a hash and bound to the current session version', async () => {
		await send('reset_mail', pseudonym());
		const token = (await lastMail()).text?.match(/\/reset-password\/([\w-]{43})/)?.[1] ?? '';
		const items = await scanAll(fixture);
		expect(JSON.stringify(items)).not.toContain(token);
		const link = await accounts.deps.links.find('reset', hashOfToken(token), fixture.clock.now());
		expect(link).toMatchObject({ userId, version: 1 });
	});

	test.each([
		'Amina\r\nBcc: thief@evil.example',
		'Amina\nContent-Type: text/html\n\n<h1>Free</h1>',
		'=?utf-8?B?QmNjOiB0aGllZkBldmlsLmV4YW1wbGU=?=',
		'Amina <script>alert(1)</script>',
		'Amina" onmouseover="alert(1)',
		'\u202Egro.live',
	])('a mail about an account with the name %j has no injected header or HTML', async (name) => {
		await accounts.deps.changes.rename(userId, name, fixture.clock.now());
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

	test('a mail about an account is suppressed for an address from which a mail came back', async () => {
		await send('welcome_mail', userId);
		const [accepted] = fixture.mail.accepted;
		if (!accepted) throw new Error('Nothing was sent.');
		await fixture.receiveEvent(eventOf(accepted, 'bounced', true));
		await fixture.streamJobs([await promise('second', 'password_changed_mail', userId)]);
		expect(fixture.mail.accepted).toHaveLength(1);
		expect(await job('second')).toMatchObject({ state: 'suppressed' });
	});

	test('a mail about an account that came back flags the account, also when only its address was known', async () => {
		await send('reset_mail', pseudonym());
		const [accepted] = fixture.mail.accepted;
		if (!accepted) throw new Error('Nothing was sent.');
		await fixture.receiveEvent(eventOf(accepted, 'bounced', true));
		expect(await fixture.read(`USER#${userId}`, 'PROFILE')).toMatchObject({ emailUndeliverable: true });
	});
});

describe('failures of mails about an account', () => {
	test('a mail about an account is sent once after the mail service was down', async () => {
		fixture.mail.plan(() => 'refuse');
		await send('reset_mail', pseudonym());
		await sweepFor(10);
		expect(fixture.mail.accepted).toHaveLength(0);
		fixture.mail.plan(() => 'accept');
		await sweepFor(30);
		expect(fixture.mail.accepted).toHaveLength(1);
		// The link is made when the mail is sent, so that it is valid for its full 30 minutes.
		const token = (await lastMail()).text?.match(/\/reset-password\/([\w-]{43})/)?.[1] ?? '';
		const sentAt = fixture.mail.accepted[0]?.at ?? new Date(0);
		const link = await accounts.deps.links.find('reset', hashOfToken(token), sentAt);
		expect((link?.expiresAt ?? 0) - sentAt.getTime()).toBe(30 * MINUTE);
	});

	test('a mail about an account is sent once when the stream delivers its job twice and the sweep again', async () => {
		const promised = await promise('job', 'welcome_mail', userId);
		await Promise.all([fixture.streamJobs([promised]), fixture.streamJobs([promised]), fixture.sweep()]);
		await sweepFor(30);
		expect(fixture.mail.accepted).toHaveLength(1);
	});

	const points = chosenCrashPoints(11);
	test.each<[JobType, () => string, number]>([
		// Seven calls: claim, version, profile, centre, link, mail service, done; one more where the address is looked up
		// first.
		['welcome_mail', () => userId, 7],
		['reset_mail', () => pseudonym(), 8],
		['password_changed_mail', () => userId, 6],
	])('a notifier that crashes anywhere in %s sends exactly one after the events arrive', async (type, ref, calls) => {
		const jobs = new Map<string, JobItem>();
		for (const { id } of points) jobs.set(id, await promise(id, type, ref()));
		const crashed = await crashAtEach(fixture.process, points, (id) =>
			fixture.streamJobs([jobs.get(id)].filter((one) => one !== undefined)),
		);
		for (const mail of fixture.mail.accepted) await fixture.receiveEvent(eventOf(mail));
		await sweepFor(30);
		const sent = points.map(({ id }) => fixture.mail.accepted.filter(({ tags }) => tags.jobId === id).length);
		expect(sent).toEqual(points.map(() => 1));
		expect(crashed).toEqual(idsWithin(points, calls));
	});
});
