import '../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import {
	addressOfReader,
	type IssueFixture,
	issueFixture,
	WORDS,
} from '../../test-support/newsletter-issue/issue-fixture.ts';
import { eventOf } from '../../test-support/notification/fake-gateways.ts';

let table: FreshTable;
let fixture: IssueFixture;
beforeEach(async () => {
	table = await freshTable();
	fixture = await issueFixture(table);
});
afterEach(() => table.close());

async function readers(count: number): Promise<readonly string[]> {
	const addresses = Array.from({ length: count }, (_, index) => addressOfReader(index));
	for (const address of addresses) await fixture.subscribe(address);
	return addresses;
}
const sentTo = (id: string): readonly string[] =>
	fixture
		.mailsOf(id)
		.map(({ to }) => to)
		.sort();

test('five hundred subscribers get one mail each, page by page', async () => {
	const addresses = await readers(500);
	expect((await fixture.call.count()).body).toEqual({ count: 500 });
	const id = await fixture.begun();
	expect(await fixture.seen(id)).toMatchObject({ state: 'sending', progress: { recipients: 500, sent: 0, left: 500 } });
	await fixture.minutes(6);
	const { progress } = await fixture.seen(id);
	expect(progress.sent).toBe(fixture.mailsOf(id).length);
	expect(Number(progress.sent) + Number(progress.left)).toBe(500);
	await fixture.minutes(20);
	expect(sentTo(id)).toEqual([...addresses].sort());
	expect(await fixture.seen(id)).toMatchObject({ state: 'sent', progress: { sent: 500, left: 0, failed: 0 } });
});

test('an issue does not delay other mails: no more of its mails are pending at once than one sweep sends', async () => {
	await readers(100);
	const id = await fixture.begun();
	const counts: number[] = [];
	for (let minute = 0; minute < 6; minute += 1) {
		await fixture.minutes(1);
		counts.push(fixture.mailsOf(id).length);
	}
	expect(Math.max(...counts.map((count, at) => count - (counts[at - 1] ?? 0)))).toBeLessThanOrEqual(45);
});

describe('sending an issue twice', () => {
	test('sending an issue from two tabs at once begins it once', async () => {
		await readers(3);
		const { id, version } = await fixture.draft();
		const press = () => fixture.call.send({ id, body: { version } });
		const answers = await Promise.all([press(), press()]);
		expect(answers.map(({ status, body }) => [status, body.state])).toEqual([
			[200, 'sending'],
			[200, 'sending'],
		]);
		expect((await press()).body).toMatchObject({ state: 'sending', version: 2 });
		await fixture.minutes(4);
		expect(sentTo(id)).toHaveLength(3);
	});

	test('sending an older version of an issue is refused, with its current state', async () => {
		await readers(1);
		const { id, version } = await fixture.draft();
		await fixture.call.save({ id, body: { ...WORDS, subject: 'Other words', version } });
		expect(await fixture.call.send({ id, body: { version } })).toMatchObject({
			status: 409,
			body: { current: { status: 'draft', version: 2 } },
		});
	});
});

test('an issue that is being sent cannot be changed', async () => {
	await readers(1);
	const id = await fixture.begun();
	expect(await fixture.call.save({ id, body: { ...WORDS, subject: 'Too late', version: 2 } })).toMatchObject({
		status: 409,
		body: { current: { status: 'sending', version: 2 } },
	});
	await fixture.minutes(3);
	expect((await fixture.seen(id)) as object).toMatchObject({ subject: WORDS.subject, state: 'sent' });
});

test('of a save and the sending of an issue at once, one is refused', async () => {
	await readers(1);
	const { id, version } = await fixture.draft();
	const answers = await Promise.all([
		fixture.call.save({ id, body: { ...WORDS, subject: 'Newer', version } }),
		fixture.call.send({ id, body: { version } }),
	]);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('an issue that is empty or without recipients is not sent', async () => {
	const { id, version } = await fixture.draft();
	expect(await fixture.call.send({ id, body: { version } })).toMatchObject({ status: 409 });
	await readers(1);
	const empty = await fixture.draft({ content: '<p></p>' });
	expect((await fixture.call.send({ id: empty.id, body: { version } })).body.errors).toEqual([
		{ field: 'content', message: 'Write the newsletter' },
	]);
});

describe('recipients of an issue', () => {
	test('a subscriber who unsubscribes before their mail gets none, even after subscribing again', async () => {
		await readers(3);
		const id = await fixture.begun();
		await fixture.minutes(1);
		await fixture.unsubscribe(addressOfReader(0));
		await fixture.unsubscribe(addressOfReader(1));
		await fixture.subscribe(addressOfReader(1));
		await fixture.minutes(3);
		expect(sentTo(id)).toEqual([addressOfReader(2)]);
		expect(await fixture.seen(id)).toMatchObject({ state: 'sent', progress: { sent: 1, unsubscribed: 2, left: 0 } });
	});

	test('a subscriber who left before their page was promised is no recipient', async () => {
		await readers(2);
		const id = await fixture.begun();
		await fixture.unsubscribe(addressOfReader(0));
		await fixture.minutes(3);
		expect(sentTo(id)).toEqual([addressOfReader(1)]);
		expect(await fixture.seen(id)).toMatchObject({ state: 'sent', progress: { recipients: 1, sent: 1 } });
	});

	test('a new subscriber gets only later issues', async () => {
		await readers(1);
		const id = await fixture.begun();
		fixture.notifier.clock.advance(1);
		await fixture.subscribe(addressOfReader(9));
		await fixture.minutes(3);
		expect(sentTo(id)).toEqual([addressOfReader(0)]);
		const next = await fixture.begun();
		await fixture.minutes(3);
		expect(sentTo(next)).toEqual([addressOfReader(0), addressOfReader(9)]);
	});
});

describe('stopping an issue', () => {
	test('a stopped issue sends none of its remaining mails', async () => {
		await readers(60);
		const id = await fixture.begun();
		await fixture.minutes(2);
		const before = fixture.mailsOf(id).length;
		expect(before).toBeGreaterThan(0);
		const { body } = await fixture.call.stop({ id });
		expect(body).toMatchObject({ state: 'stopped', progress: { sent: before, left: 60 - before } });
		expect((await fixture.call.stop({ id })).body).toEqual(body);
		await fixture.minutes(10);
		expect(fixture.mailsOf(id)).toHaveLength(before);
		expect(await fixture.seen(id)).toMatchObject({ state: 'stopped', progress: { sent: before, left: 60 - before } });
	});

	test('an issue stopped before its first page is not sent', async () => {
		await readers(3);
		const id = await fixture.begun();
		await fixture.call.stop({ id });
		await fixture.minutes(5);
		expect(fixture.mailsOf(id)).toEqual([]);
		expect(await fixture.seen(id)).toMatchObject({ state: 'stopped', progress: { sent: 0, left: 3 } });
	});
});

describe('delivery status of an issue', () => {
	test('a mail that bounces is counted once, even when reported twice, and its address gets no more', async () => {
		await readers(2);
		const id = await fixture.begun();
		await fixture.minutes(3);
		const [mail, other] = fixture.mailsOf(id);
		if (!mail || !other) throw new Error('Two mails were to be sent.');
		for (let delivery = 0; delivery < 2; delivery += 1)
			await fixture.notifier.receiveEvent(eventOf(mail, 'bounced', true));
		await fixture.notifier.receiveEvent(eventOf(other, 'complained', true));
		await fixture.notifier.receiveEvent(eventOf(mail));
		expect(await fixture.seen(id)).toMatchObject({
			state: 'sent',
			progress: { recipients: 2, sent: 1, complained: 1, cameBack: 1, left: 0 },
		});
		expect((await fixture.call.count()).body).toEqual({ count: 0 });
	});

	test('a subscriber with an undeliverable address is not counted as a recipient, and gets no mail', async () => {
		await readers(2);
		const first = await fixture.begun();
		await fixture.minutes(3);
		const [mail] = fixture.mailsOf(first);
		if (!mail) throw new Error('No mail was sent.');
		await fixture.notifier.receiveEvent(eventOf(mail, 'bounced', true));
		await fixture.subscribe(mail.to);
		expect((await fixture.call.count()).body).toEqual({ count: 1 });
		const id = await fixture.begun();
		await fixture.minutes(3);
		expect(fixture.mailsOf(id)).toHaveLength(1);
	});

	test('a mail that the mail service refuses is retried, and counted as failed in the end', async () => {
		await readers(2);
		fixture.notifier.mail.plan(({ to }) => (to === addressOfReader(0) ? 'refuse' : 'accept'));
		const id = await fixture.begun();
		await fixture.minutes(3);
		expect(await fixture.seen(id)).toMatchObject({ state: 'sending', progress: { sent: 1, left: 1 } });
		fixture.notifier.clock.advance(73 * 60 * 60_000);
		await fixture.minutes(2);
		expect(await fixture.seen(id)).toMatchObject({ state: 'sent', progress: { sent: 1, failed: 1, left: 0 } });
	});
});
