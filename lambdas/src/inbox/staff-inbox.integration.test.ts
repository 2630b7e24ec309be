import '../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import PostalMime from 'postal-mime';
import { scanAll, scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { inboxFixture } from '../../test-support/inbox/inbox-fixture.ts';
import { eventOf } from '../../test-support/notification/fake-gateways.ts';
import { fields } from '../../test-support/notification/notification-fixture.ts';
import { askQuestion, writeMessage } from '../../test-support/notification/visitors.ts';
import { inboxRepository } from './inbox.repository.ts';

let engine: FreshTable;
let table: FreshTable;
let fixture: Awaited<ReturnType<typeof inboxFixture>>;
beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	fixture = await inboxFixture(table);
});
afterEach(() => table.close());

const waiting = async () =>
	Object.fromEntries(
		(await scanEntity(table, 'stat'))
			.filter(({ SK }) => String(SK).startsWith('OPEN#'))
			.map(({ SK, open }) => [SK, open]),
	);
const audited = async () =>
	(await scanEntity(table, 'audit')).map(({ action, object, actor }) => `${actor} ${action} ${object}`).sort();

describe('the answer to a question', () => {
	test('the answer to a question is mailed to the writer, with the centre’s texts and the question quoted', async () => {
		await askQuestion(fixture.notifier, { id: 'Q1', text: 'Do you see children?\n\nMy son is 9.' });
		const { status, body } = await fixture.call('answer', {
			id: 'Q1',
			body: { answer: 'Yes, from six years on.\n\nPlease call us.', version: 1 },
		});
		expect(status).toBe(200);
		expect(body).toMatchObject({ state: 'answered', version: 2, email: 'wairimu@mail.example' });
		expect(body.answer).toEqual({ text: 'Yes, from six years on.\n\nPlease call us.', at: '2026-11-18T07:30:00.000Z' });
		await fixture.streamReplies();
		const [mail] = fixture.sent('Q1');
		expect(mail?.to).toBe('wairimu@mail.example');
		const { subject, from, replyTo, text = '' } = await PostalMime.parse(mail?.raw ?? '');
		expect(subject).toBe('The answer to your question');
		expect(from).toEqual({ name: 'Tulia Centre', address: 'appointments@tulia.example' });
		expect(replyTo).toEqual([{ name: '', address: 'hello@tulia.example' }]);
		expect(text).toContain('Hello Wairimu,');
		expect(text).toContain('On Wed 18 Nov 2026 you asked us:\n\n> Do you see children?\n>\n> My son is 9.');
		expect(text).toContain('Yes, from six years on.\n\nPlease call us.');
		expect(text).toContain('If you want to write back, just reply to this email.');
	});

	test('the answer to a question is stored encrypted', async () => {
		await askQuestion(fixture.notifier, { id: 'Q1' });
		await fixture.call('answer', { id: 'Q1', body: { answer: 'canary-answer', version: 1 } });
		expect(JSON.stringify(await scanAll(table))).not.toContain('canary-answer');
	});

	test('the answer to a question is sent once, though two members of staff answer at the same time', async () => {
		await askQuestion(fixture.notifier, { id: 'Q1' });
		const answers = await Promise.all(
			['wanjiru', 'otieno', 'amina', 'baraka'].map((as) =>
				fixture.call('answer', { id: 'Q1', as, body: { answer: `It is ${as}.`, version: 1 } }),
			),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
		const refused = answers.find(({ status }) => status === 409);
		expect(refused?.body).toMatchObject({ code: 'changed_meanwhile', current: { status: 'answered', version: 2 } });
		await fixture.streamReplies();
		await fixture.notifier.sweep();
		expect(fixture.sent('Q1')).toHaveLength(1);
		expect(await audited()).toHaveLength(1);
		expect(await waiting()).toEqual({ 'OPEN#questions': 0 });
	});

	test('of twenty concurrent answers to one version of a question one is written', async () => {
		await askQuestion(fixture.notifier, { id: 'Q1' });
		const inbox = inboxRepository({ ...table, openCipher: async () => fields, inbox: 'questions' });
		const entry = await inbox.find('Q1');
		if (!entry) throw new Error('There is no question.');
		const act = (at: number) => ({ actor: 'wanjiru', at: fixture.notifier.clock.now(), auditId: `audit-${at}` });
		const written = await Promise.all(
			Array.from({ length: 20 }, (_, at) =>
				at % 2 === 0
					? inbox.reply(entry, `Yes ${at}.`, { ...act(at), jobId: `j-${at}` })
					: inbox.setState(entry, 'done', act(at)),
			),
		);
		expect(written.filter((one) => one)).toHaveLength(1);
		expect(await waiting()).toEqual({ 'OPEN#questions': 0 });
		expect(await audited()).toHaveLength(1);
	});

	test('the answer to a question is still sent when the question is closed before the mail leaves, but not when it is deleted', async () => {
		await askQuestion(fixture.notifier, { id: 'Q1' });
		await askQuestion(fixture.notifier, { id: 'Q2' });
		for (const id of ['Q1', 'Q2']) await fixture.call('answer', { id, body: { answer: 'Yes.', version: 1 } });
		await fixture.call('changeQuestion', { id: 'Q1', body: { state: 'done', version: 2 } });
		await fixture.notifier.put({ PK: 'FAQSUB#Q2', SK: 'S', entity: 'gone', id: 'Q2' });
		await fixture.streamReplies();
		expect([fixture.sent('Q1').length, fixture.sent('Q2').length]).toEqual([1, 0]);
	});

	test.each([
		['that comes back for good', 'bounced', true, '2026-11-18T07:30:00.000Z'],
		['that the mail service rejects', 'rejected', false, '2026-11-18T07:30:00.000Z'],
		['that is late', 'bounced', false, undefined],
		['that somebody complains about', 'complained', true, undefined],
	] as const)(
		'the answer to a question %s is shown to staff as needed, and raises no alarm',
		async (_what, progress, isForGood, cameBack) => {
			await askQuestion(fixture.notifier, { id: 'Q1' });
			await fixture.call('answer', { id: 'Q1', body: { answer: 'Yes.', version: 1 } });
			await fixture.streamReplies();
			const [mail] = fixture.sent('Q1');
			if (!mail) throw new Error('No mail was sent.');
			await Promise.all([1, 2].map(() => fixture.notifier.receiveEvent(eventOf(mail, progress, isForGood))));
			expect(fixture.notifier.staffUnreachableAlarms()).toBe(0);
			// A bounced answer reopens the question, and counts it, at most once.
			const isBack = cameBack !== undefined;
			const { body } = await fixture.call('questions', { query: { state: isBack ? 'new' : 'answered' } });
			expect(body.data[0].answer.cameBack).toBe(cameBack);
			expect(body.data[0].version).toBe(isBack ? 3 : 2);
			expect(await waiting()).toMatchObject({ 'OPEN#questions': isBack ? 1 : 0 });
		},
	);

	test('the answer to a question that bounces after the question was deleted changes nothing', async () => {
		await askQuestion(fixture.notifier, { id: 'Q1' });
		await fixture.call('answer', { id: 'Q1', body: { answer: 'Yes.', version: 1 } });
		await fixture.streamReplies();
		const [mail] = fixture.sent('Q1');
		if (!mail) throw new Error('No mail was sent.');
		await fixture.notifier.receiveEvent(eventOf({ ...mail, tags: { ...mail.tags, ref: 'Q9' } }, 'bounced', true));
		expect(await fixture.notifier.read('FAQSUB#Q9', 'S')).toBeUndefined();
	});
});

describe('a message', () => {
	test('a message is listed with its text, and may have several replies', async () => {
		await writeMessage(fixture.notifier, { id: 'M1', phone: '0722178177', subject: 'Opening hours' });
		for (const [at, reply] of ['We open at 8.', 'And close at 6.'].entries())
			expect(await fixture.call('reply', { id: 'M1', body: { reply, version: at + 1 } })).toMatchObject({
				status: 200,
			});
		const { body } = await fixture.call('messages', { query: { state: 'answered' } });
		expect(body.data).toEqual([
			{
				id: 'M1',
				name: 'Wairimu Kamau',
				email: 'wairimu@mail.example',
				phone: '0722178177',
				subject: 'Opening hours',
				message: 'May I come by?',
				createdAt: '2026-11-18T07:30:00.000Z',
				state: 'answered',
				replies: [
					{ text: 'We open at 8.', at: '2026-11-18T07:30:00.000Z', by: 'Wanjiru N.' },
					{ text: 'And close at 6.', at: '2026-11-18T07:30:00.000Z', by: 'Wanjiru N.' },
				],
				mayBeInCrisis: false,
				version: 3,
			},
		]);
		await fixture.streamReplies();
		const texts = await Promise.all(fixture.sent('M1').map(async ({ raw }) => (await PostalMime.parse(raw)).text));
		expect(texts.map((text) => /We open at 8|And close at 6/.exec(text ?? '')?.[0]).sort()).toEqual([
			'And close at 6',
			'We open at 8',
		]);
	});

	test('a message is done, spam or waiting again, is counted while it waits, and every change is audited', async () => {
		await writeMessage(fixture.notifier, { id: 'M1' });
		await writeMessage(fixture.notifier, { id: 'M2' });
		expect(await waiting()).toEqual({ 'OPEN#messages': 2 });
		await fixture.call('changeMessage', { id: 'M1', body: { state: 'spam', version: 1 } });
		await fixture.call('changeMessage', { id: 'M1', body: { state: 'done', version: 2 } });
		expect(await waiting()).toEqual({ 'OPEN#messages': 1 });
		expect(await fixture.call('changeMessage', { id: 'M1', body: { state: 'new', version: 3 } })).toMatchObject({
			status: 200,
		});
		expect(await waiting()).toEqual({ 'OPEN#messages': 2 });
		expect(await fixture.call('changeMessage', { id: 'M1', body: { state: 'done', version: 3 } })).toMatchObject({
			status: 409,
		});
		expect(await fixture.call('changeMessage', { id: 'M9', body: { state: 'done', version: 1 } })).toMatchObject({
			status: 404,
		});
		expect(await fixture.call('changeMessage', { id: 'M2', body: { state: 'answered', version: 1 } })).toMatchObject({
			status: 400,
		});
		expect(await audited()).toEqual([
			'wanjiru message_done M1',
			'wanjiru message_reopened M1',
			'wanjiru message_spam M1',
		]);
	});

	test('a message with words of crisis is marked, in English and in Kiswahili', async () => {
		await writeMessage(fixture.notifier, { id: 'M1', text: 'I do not want to live any more.' });
		await writeMessage(fixture.notifier, { id: 'M2', text: 'Naomba msaada. Nataka kufa.' });
		await writeMessage(fixture.notifier, { id: 'M3', text: 'Where may I park?' });
		const { body } = await fixture.call('messages');
		const marked = body.data.filter(({ mayBeInCrisis }: { mayBeInCrisis: boolean }) => mayBeInCrisis);
		expect(marked.map(({ id }: { id: string }) => id).sort()).toEqual(['M1', 'M2']);
	});
});

test('of two replies to a message the one that bounced is marked', async () => {
	await writeMessage(fixture.notifier, { id: 'M1' });
	for (const [at, reply] of ['First.', 'Second.'].entries())
		await fixture.call('reply', { id: 'M1', body: { reply, version: at + 1 } });
	await fixture.streamReplies();
	const second = fixture.sent('M1').find(({ tags }) => tags.version === 3);
	if (!second) throw new Error('No mail was sent.');
	await fixture.notifier.receiveEvent(eventOf(second, 'bounced', true));
	const { body } = await fixture.call('messages', { query: { state: 'new' } });
	expect(body.data[0].replies.map(({ cameBack }: { cameBack?: string }) => cameBack !== undefined)).toEqual([
		false,
		true,
	]);
});

test('an unanswered message expires after a year, and leaves the count of those that wait', async () => {
	await writeMessage(fixture.notifier, { id: 'M1' });
	await askQuestion(fixture.notifier, { id: 'Q1' });
	await askQuestion(fixture.notifier, { id: 'Q2' });
	await fixture.call('answer', { id: 'Q2', body: { answer: 'Yes.', version: 1 } });
	fixture.notifier.clock.advance(300 * 86_400_000);
	await writeMessage(fixture.notifier, { id: 'M2' });
	await fixture.notifier.sweep();
	expect(await waiting()).toEqual({ 'OPEN#messages': 2, 'OPEN#questions': 1 });
	fixture.notifier.clock.advance(64 * 86_400_000 + 60_000);
	await Promise.all([fixture.notifier.sweep(), fixture.notifier.sweep()]);
	expect(await waiting()).toEqual({ 'OPEN#messages': 1, 'OPEN#questions': 0 });
	const { body } = await fixture.call('messages');
	expect(body.data.map(({ id }: { id: string }) => id)).toEqual(['M2']);
	expect(await fixture.notifier.read('CONTACT#M1', 'C')).toBeUndefined();
	// An answered question does not wait, and expires by its own TTL.
	expect(await fixture.notifier.read('FAQSUB#Q2', 'S')).toBeDefined();
});

describe('the list', () => {
	test('the list of messages contains what waits, newest first in pages, each once', async () => {
		const ids: string[] = [];
		for (let at = 0; at < 7; at += 1) {
			fixture.notifier.clock.advance(60_000);
			await askQuestion(fixture.notifier, { id: `Q${at}` });
			ids.unshift(`Q${at}`);
		}
		await fixture.call('changeQuestion', { id: 'Q3', body: { state: 'done', version: 1 } });
		const expected = ids.filter((id) => id !== 'Q3');
		const seen: string[] = [];
		let cursor: string | undefined;
		do {
			const page = await fixture.call('questions', { query: { limit: '2', ...(cursor ? { cursor } : {}) } });
			seen.push(...page.body.data.map(({ id }: { id: string }) => id));
			cursor = page.body.nextCursor;
		} while (cursor);
		expect(seen).toEqual(expected);
		expect((await fixture.call('questions', { query: { state: 'done' } })).body.data).toMatchObject([{ id: 'Q3' }]);
	});
});
