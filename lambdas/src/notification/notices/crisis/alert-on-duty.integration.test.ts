import '../../../../test-support/notification/silence-log.ts';
import { randomUUID } from 'node:crypto';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import PostalMime from 'postal-mime';
import {
	fields,
	type NotificationFixture,
	notificationFixture,
} from '../../../../test-support/notification/notification-fixture.ts';
import { storedJobs } from '../../../../test-support/notification/stored-jobs.ts';
import { askQuestion, writeMessage } from '../../../../test-support/notification/visitors.ts';
import { phoneAttributes } from '../../../client/reach.items.ts';
import { commentRepository } from '../../../comment/comment.repository.ts';
import { phoneNumber } from '../../../platform/phone-number.ts';

const MINUTE = 60_000;
/** 2:20 AM in Nairobi. */
const NIGHT = '2026-11-17T23:20:00.000Z';
const CRISIS = 'I want to die.';

let engine: FreshTable;
let table: FreshTable;
let fixture: NotificationFixture;

beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	fixture = await notificationFixture({ ...table, start: NIGHT });
	await addStaff('amina', '0712 345 678');
	await fixture.put({ PK: 'STAFF#ADMINS', SK: 'S', entity: 'staff', ids: new Set(['amina']) });
});
afterEach(() => table.close());

async function addStaff(id: string, typed?: string, access: object = { role: 'admin' }) {
	const number = typed === undefined ? undefined : phoneNumber(typed);
	await fixture.put({
		...{
			PK: `USER#${id}`,
			SK: 'PROFILE',
			entity: 'user',
			id,
			name: id,
			email: `${id}@tulia.example`,
			emailVerified: true,
		},
		...(number === undefined ? {} : phoneAttributes({ number, proof: 'code', since: NIGHT }, id, fields)),
	});
	await fixture.put({ PK: `USER#${id}`, SK: 'AUTH', entity: 'auth', ...access, status: 'active', ver: 1 });
}
const onDuty = (...people: object[]) =>
	fixture.put({ PK: 'CRISIS#DUTY', SK: 'D', entity: 'crisis-duty', people, ver: 1 });

/** Delivers new jobs as the stream does, until no job is left. */
async function settle() {
	const streamed = new Set<string>();
	for (let more = true; more; ) {
		const fresh = (await storedJobs(fixture)).filter(({ id, state }) => state === 'pending' && !streamed.has(id));
		for (const { id } of fresh) streamed.add(id);
		await fixture.streamJobs(fresh);
		more = fresh.length > 0;
	}
}
async function pass(minutes: number) {
	for (let minute = 0; minute < minutes; minute += 1) {
		fixture.clock.advance(MINUTE);
		await fixture.sweep();
		await settle();
	}
}
const alertMails = () => fixture.mail.accepted.filter(({ tags }) => tags.kind === 'crisis_alert');
const texted = () => fixture.sms.accepted.filter(({ tags }) => tags.kind === 'crisis_alert');

test('a message with words of crisis alerts the owners by mail and SMS at night, without any of its text', async () => {
	await writeMessage(fixture, { id: 'M1', text: CRISIS });
	await settle();
	expect(alertMails().map(({ to }) => to)).toEqual(['amina@tulia.example']);
	const { subject, text = '', html = '' } = await PostalMime.parse(alertMails()[0]?.raw ?? '');
	expect(subject).toBe('Somebody may need you now: open the inbox');
	expect(text).toContain('https://tulia.example/admin/inbox');
	expect(`${text}${html}`).not.toMatch(/want to die|Wairimu/);
	expect(texted().map(({ to, text: sms }) => ({ to, sms }))).toEqual([
		{ to: '+254712345678', sms: 'Somebody may need you now: open the inbox. tulia.example/admin/inbox' },
	]);
});

test('a comment with words of crisis alerts the owners, and an ordinary question does not', async () => {
	await askQuestion(fixture, { id: 'Q1', text: 'Do you see children?' });
	await settle();
	expect(alertMails()).toHaveLength(0);
	await commentRepository(fixture.db, fixture.tableName, async () => fields).hold({
		...{ id: 'C1', articleId: '1', name: 'Kevin', email: 'k@example.ke', comment: CRISIS },
		...{ createdAt: fixture.clock.now().toISOString(), mayBeInCrisis: true },
	});
	await settle();
	expect([alertMails().length, texted().length]).toEqual([1, 1]);
});

test('many texts with words of crisis cause one mail and one SMS at once, and one more of each after the minute', async () => {
	for (let index = 0; index < 12; index += 1) await writeMessage(fixture, { id: `M${index}`, text: CRISIS });
	await settle();
	expect([alertMails().length, texted().length]).toEqual([1, 1]);
	await pass(2);
	expect([alertMails().length, texted().length]).toEqual([2, 2]);
	await pass(30);
	expect([alertMails().length, texted().length]).toEqual([2, 2]);
	await writeMessage(fixture, { id: 'later', text: CRISIS });
	await settle();
	expect([alertMails().length, texted().length]).toEqual([3, 3]);
});

test('two texts with words of crisis cause two alerts, however often and concurrently their jobs run', async () => {
	await writeMessage(fixture, { id: 'M1', text: CRISIS });
	await writeMessage(fixture, { id: 'M2', text: CRISIS });
	const jobs = await storedJobs(fixture);
	await Promise.all([fixture.streamJobs(jobs), fixture.sweep(), fixture.streamJobs([...jobs].reverse())]);
	await settle();
	await pass(25);
	expect([alertMails().length, texted().length]).toEqual([2, 2]);
});

test('a mail service that is down delays the on-duty mail but not the SMS, and neither is sent twice', async () => {
	fixture.mail.plan(() => 'refuse');
	await writeMessage(fixture, { id: 'M1', text: CRISIS });
	await settle();
	expect([alertMails().length, texted().length]).toEqual([0, 1]);
	await pass(5);
	fixture.mail.plan(() => 'accept');
	await pass(15);
	expect([alertMails().length, texted().length]).toEqual([1, 1]);
});

describe('people on duty', () => {
	test('a person on duty is alerted by the chosen channel only', async () => {
		await addStaff('rose', '0722 345 678');
		await onDuty({ userId: 'rose', byMail: false, bySms: true });
		await writeMessage(fixture, { id: 'M1', text: CRISIS });
		await settle();
		expect(texted().map(({ to }) => to)).toEqual(['+254722345678']);
		// No person gets a mail, so the mailbox of the centre does.
		expect(alertMails().map(({ to }) => to)).toEqual(['help@tulia.example']);
	});

	test('the front desk is alerted while on duty, and the owners after that role was removed', async () => {
		await addStaff('kevin', undefined, { role: 'staff', roles: ['front_desk'] });
		await onDuty({ userId: 'kevin', byMail: true, bySms: false });
		await writeMessage(fixture, { id: 'M1', text: CRISIS });
		await settle();
		expect(alertMails().map(({ to }) => to)).toEqual(['kevin@tulia.example']);
		await addStaff('kevin', undefined, { role: 'staff', roles: ['editor'] });
		await pass(12);
		await writeMessage(fixture, { id: 'M2', text: CRISIS });
		await settle();
		expect(alertMails().map(({ to }) => to)).toEqual(['kevin@tulia.example', 'amina@tulia.example']);
	});

	test('a person on duty who loses the role before the mail is sent gets none', async () => {
		await addStaff('kevin', undefined, { role: 'staff', roles: ['front_desk'] });
		await onDuty({ userId: 'kevin', byMail: true, bySms: false });
		fixture.mail.plan(() => 'refuse');
		await writeMessage(fixture, { id: 'M1', text: CRISIS });
		await settle();
		await addStaff('kevin', undefined, { role: 'staff', roles: ['editor'] });
		fixture.mail.plan(() => 'accept');
		await pass(15);
		expect(alertMails().map(({ to }) => to)).not.toContain('kevin@tulia.example');
	});

	test('a person on duty whose account is closed is not alerted, and the owners are', async () => {
		await addStaff('rose');
		await fixture.put({ PK: 'USER#rose', SK: 'AUTH', entity: 'auth', role: 'admin', status: 'disabled', ver: 2 });
		await onDuty({ userId: 'rose', byMail: true, bySms: false });
		await writeMessage(fixture, { id: 'M1', text: CRISIS });
		await settle();
		expect(alertMails().map(({ to }) => to)).toEqual(['amina@tulia.example']);
	});
});

test('the mailbox of the centre is alerted when no person can be', async () => {
	await fixture.put({ PK: 'STAFF#ADMINS', SK: 'S', entity: 'staff', ids: new Set(['nobody']) });
	await writeMessage(fixture, { id: 'M1', text: CRISIS });
	await settle();
	expect(alertMails().map(({ to }) => to)).toEqual(['help@tulia.example']);
	expect(texted()).toHaveLength(0);
});

test('the last fiftieth of a month’s SMS is reserved for on-duty alerts, and then they go by mail alone', async () => {
	const small = await notificationFixture({ ...table, start: NIGHT, smsPerMonth: 100, hasCentre: true });
	fixture = small;
	await small.put({ PK: 'SMS#SPENT', SK: '2026-11', entity: 'sms-spent', messages: 99 });
	await writeMessage(small, { id: 'M1', text: CRISIS });
	await settle();
	expect([alertMails().length, texted().length]).toEqual([1, 1]);
	await pass(11);
	await writeMessage(small, { id: 'M2', text: CRISIS });
	await settle();
	expect([alertMails().length, texted().length]).toEqual([2, 1]);
	expect(small.smsAlarms).toEqual(['SmsCeilingReached']);
});

test('after thirty rounds a day, on-duty alerts go by mail alone', async () => {
	const rounds = new Set(Array.from({ length: 30 }, () => randomUUID()));
	await fixture.put({ PK: 'CRISIS#ROUNDS', SK: 'DAY#2026-11-18', entity: 'crisis-rounds', rounds });
	await writeMessage(fixture, { id: 'M1', text: CRISIS });
	await settle();
	expect([alertMails().length, texted().length]).toEqual([1, 0]);
});
