import '../../../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import PostalMime from 'postal-mime';
import { eventOf } from '../../../../test-support/notification/fake-gateways.ts';
import {
	type NotificationFixture,
	notificationFixture,
} from '../../../../test-support/notification/notification-fixture.ts';
import { askQuestion, writeMessage } from '../../../../test-support/notification/visitors.ts';
import type { JobItem } from '../../../outbox/job.items.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** 10:30 AM in Nairobi. */
const START = '2026-11-18T07:30:00.000Z';

let engine: FreshTable;
let table: FreshTable;
let fixture: NotificationFixture;

beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	fixture = await notificationFixture({ ...table, start: START });
});
afterEach(() => table.close());

const writeMany = async (count: number, from = 0): Promise<readonly JobItem[]> => {
	const jobs: JobItem[] = [];
	for (let index = from; index < from + count; index += 1) jobs.push(await writeMessage(fixture, { id: `M${index}` }));
	return jobs;
};
const kinds = (kind: string) => fixture.mail.accepted.filter(({ tags }) => tags.kind === kind);
const parsed = async (kind: string) => PostalMime.parse(kinds(kind)[0]?.raw ?? '');
const sweepFor = async (minutes: number, step = 5) => {
	for (let minute = 0; minute < minutes; minute += step) {
		await fixture.sweep();
		fixture.clock.advance(step * MINUTE);
	}
};

describe('a question', () => {
	test('a question is mailed to the help mailbox with its whole text, in text and HTML', async () => {
		await fixture.streamJobs([
			await askQuestion(fixture, { id: 'Q1', text: 'Do you see children?\r\n\r\nMy son is 9 & <shy>.' }),
		]);
		const [mail] = fixture.mail.accepted;
		expect(mail?.to).toBe('help@tulia.example');
		expect(mail?.tags).toEqual({ kind: 'staff_question', ref: 'Q1', version: 1, attempt: 1, jobId: 'job-Q1' });
		const { subject, from, replyTo, text = '', html = '', attachments } = await parsed('staff_question');
		expect(subject).toBe('A new question from the help centre');
		expect(from).toEqual({ name: 'Tulia Centre', address: 'appointments@tulia.example' });
		expect(replyTo).toEqual([{ name: '', address: 'hello@tulia.example' }]);
		expect(attachments).toEqual([]);
		expect(text).toContain('Name   Wairimu Kamau');
		expect(text).toContain('Email  wairimu@mail.example');
		expect(text).toContain('Sent   Wed 18 Nov 2026, 10:30 AM EAT');
		expect(text).toContain('> Do you see children?\n>\n> My son is 9 & <shy>.');
		expect(text).toContain('https://tulia.example/admin/inbox?kind=questions');
		expect(html).toContain('Do you see children?<br><br>My son is 9 &amp; &lt;shy&gt;.');
	});

	test('a question that is deleted before its mail is sent causes no mail', async () => {
		const job = await askQuestion(fixture, { id: 'Q1' });
		await fixture.put({ ...job, ref: 'gone' });
		await fixture.streamJobs([job]);
		expect(fixture.mail.calls).toHaveLength(0);
		expect(await fixture.read('JOB#job-Q1', 'J')).toMatchObject({ state: 'obsolete' });
	});
});

describe('a message', () => {
	test('a message is mailed to the general mailbox with its phone number and subject', async () => {
		await fixture.streamJobs([
			await writeMessage(fixture, { id: 'M1', phone: '0722178177', subject: 'Opening hours' }),
		]);
		expect(fixture.mail.accepted[0]?.to).toBe('hello@tulia.example');
		const { subject, text = '' } = await parsed('staff_message');
		expect(subject).toBe('A new message from the website');
		expect(text).toContain('Phone    0722178177');
		expect(text).toContain('Subject  Opening hours');
		expect(text).toContain('https://tulia.example/admin/inbox?kind=messages');
	});

	test('a message is mailed once after the mail service refused for 26 hours, and given up with an alarm after 72 hours', async () => {
		await writeMessage(fixture, { id: 'M1' });
		fixture.mail.plan(() => 'refuse');
		await sweepFor(26 * 60, 20);
		expect(fixture.mail.accepted).toHaveLength(0);
		fixture.mail.plan(() => 'accept');
		await sweepFor(70, 10);
		expect(kinds('staff_message')).toHaveLength(1);
		expect(fixture.givenUpAlarms()).toBe(0);

		await writeMessage(fixture, { id: 'M2' });
		fixture.mail.plan(() => 'refuse');
		await sweepFor(75 * 60, 60);
		expect(await fixture.read('JOB#job-M2', 'J')).toMatchObject({ state: 'dead' });
		expect(fixture.givenUpAlarms()).toBe(1);
	});
});

describe('words of crisis', () => {
	test('a message with words of crisis gets its own mail whose subject warns without quoting it, however many came before', async () => {
		await fixture.streamJobs(await writeMany(15));
		expect(kinds('staff_message')).toHaveLength(10);
		await fixture.streamJobs([
			await writeMessage(fixture, { id: 'crisis', subject: 'I want to die', text: 'I do not want to live any more.' }),
		]);
		const mail = fixture.mail.accepted.find(({ tags }) => tags.ref === 'crisis');
		const { subject, text = '' } = await PostalMime.parse(mail?.raw ?? '');
		expect(subject).toBe('Please read first: somebody may be in danger (a message from the website)');
		expect(text).toContain('Please answer it before anything else');
		expect(text).toContain('> I do not want to live any more.');
	});

	test('messages with words of crisis go into the digest after twenty in an hour', async () => {
		const jobs: JobItem[] = [];
		for (let index = 0; index < 40; index += 1)
			jobs.push(await writeMessage(fixture, { id: `C${index}`, text: 'I want to die.' }));
		await fixture.streamJobs(jobs);
		expect(kinds('staff_message')).toHaveLength(30);
		await sweepFor(45);
		expect((await parsed('staff_digest')).subject).toBe('10 more messages from the website');
	});
});

describe('many messages in one hour', () => {
	test('more than ten messages in an hour are ten mails and one digest with the count of the others', async () => {
		await fixture.streamJobs(await writeMany(200));
		await sweepFor(25);
		expect(kinds('staff_message')).toHaveLength(10);
		expect(fixture.mail.accepted).toHaveLength(10);
		await sweepFor(20);
		expect(fixture.mail.accepted).toHaveLength(11);
		const { subject, to, text = '', html } = await parsed('staff_digest');
		expect(to).toEqual([{ name: '', address: 'hello@tulia.example' }]);
		expect(subject).toBe('190 more messages from the website');
		expect(text).toContain('Wed 18 Nov 2026, from 10:00 AM to 11:00 AM EAT');
		expect(`${text}${html}`).not.toMatch(/Wairimu|wairimu|May I come by/);
		await sweepFor(3 * 60);
		expect(fixture.mail.accepted).toHaveLength(11);
	});

	test('many messages in one hour do not delay questions or messages of the next hour', async () => {
		await fixture.streamJobs(await writeMany(15));
		await fixture.streamJobs([await askQuestion(fixture, { id: 'Q1' })]);
		fixture.clock.moveTo('2026-11-18T08:00:00.000Z');
		await fixture.streamJobs(await writeMany(3, 15));
		expect(kinds('staff_message')).toHaveLength(13);
		expect(kinds('staff_question')).toHaveLength(1);
	});

	test('many messages in one hour are counted once each, however often and concurrently their jobs run', async () => {
		const jobs = await writeMany(40);
		await Promise.all([
			fixture.streamJobs(jobs),
			fixture.sweep(),
			fixture.streamJobs([...jobs].reverse()),
			fixture.sweep(),
		]);
		fixture.clock.moveTo('2026-11-18T08:01:00.000Z');
		await Promise.all([fixture.sweep(), fixture.sweep()]);
		await sweepFor(30);
		expect(kinds('staff_message')).toHaveLength(10);
		expect(kinds('staff_digest')).toHaveLength(1);
		expect((await parsed('staff_digest')).subject).toBe('30 more messages from the website');
	});

	test('messages delayed by an outage arrive as ten mails and one digest', async () => {
		await writeMany(60);
		fixture.mail.plan(() => 'refuse');
		await sweepFor(5 * 60, 10);
		fixture.mail.plan(() => 'accept');
		await sweepFor(3 * 60, 10);
		const hours = kinds('staff_message').map(({ at }) => at.toISOString().slice(0, 13));
		for (const hour of hours) expect(hours.filter((other) => other === hour).length).toBeLessThanOrEqual(10);
		const digests = await Promise.all(kinds('staff_digest').map(({ raw }) => PostalMime.parse(raw)));
		const inDigests = digests
			.map(({ subject }) => Number.parseInt(subject ?? '', 10))
			.reduce((sum, more) => sum + more, 0);
		expect(kinds('staff_message').length + inDigests).toBe(60);
	});

	test('the digest of one message uses the singular', async () => {
		await fixture.streamJobs(await writeMany(11));
		fixture.clock.advance(HOUR);
		await fixture.sweep();
		const { subject, text } = await parsed('staff_digest');
		expect(subject).toBe('1 more message from the website');
		expect(text).toContain('there is 1 more message from the website.');
	});
});

test('a bounce from staff’s own mailbox raises an alarm', async () => {
	await fixture.streamJobs([await writeMessage(fixture, { id: 'M1' })]);
	const [mail] = fixture.mail.accepted;
	if (!mail) throw new Error('No mail was sent.');
	await fixture.receiveEvent(eventOf(mail, 'delivered'));
	expect(fixture.staffUnreachableAlarms()).toBe(0);
	await fixture.receiveEvent(eventOf(mail, 'bounced', true));
	expect(fixture.staffUnreachableAlarms()).toBe(1);
});
