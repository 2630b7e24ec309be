import '../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import PostalMime from 'postal-mime';
import { scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { inboxFixture } from '../../test-support/inbox/inbox-fixture.ts';
import { eventOf } from '../../test-support/notification/fake-gateways.ts';
import { fields } from '../../test-support/notification/notification-fixture.ts';
import { storedJobs } from '../../test-support/notification/stored-jobs.ts';
import { askQuestion, writeMessage } from '../../test-support/notification/visitors.ts';
import { phoneAttributes } from '../client/reach.items.ts';
import { figuresRepository } from '../dashboard/figures.repository.ts';
import { phoneNumber } from '../platform/phone-number.ts';

/** 02:20 at night, in Nairobi. */
const NIGHT = '2026-11-17T23:20:00.000Z';
const M1 = { id: 'M1', params: { kind: 'messages' } };
const CRISIS = 'I want to die.';

let engine: FreshTable;
let table: FreshTable;
let fixture: Awaited<ReturnType<typeof inboxFixture>>;
beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	fixture = await inboxFixture(table, NIGHT);
	await addStaff('wanjiru', 'Wanjiru N.');
	await addStaff('nyambura', 'Dr. Nyambura Otieno');
	await addStaff('rose', 'Rose W.', { role: 'staff', roles: ['front_desk'] });
	await addStaff('peter', 'Peter M.', { role: 'staff', roles: ['psychologist'] });
	await owners('wanjiru', 'nyambura');
	await writeMessage(fixture.notifier, { id: 'M1', phone: '0722178177', text: CRISIS });
});
afterEach(() => table.close());

/** A member of staff with a confirmed address and phone. */
async function addStaff(id: string, name: string, access: object = { role: 'admin' }): Promise<void> {
	const number = phoneNumber(`07123456${String(id.length).padStart(2, '0')}`);
	await fixture.notifier.put({
		...{ PK: `USER#${id}`, SK: 'PROFILE', entity: 'user', id, name, emailVerified: true },
		email: fields.encrypt(`${id}@tulia.example`, id),
		...(number ? phoneAttributes({ number, proof: 'code', since: NIGHT }, id, fields) : {}),
	});
	await fixture.notifier.put({
		...{ PK: `USER#${id}`, SK: 'AUTH', entity: 'auth', ...access, status: 'active', ver: 1 },
	});
}
const owners = (...ids: readonly string[]) =>
	fixture.notifier.put({
		...{ PK: 'STAFF#ADMINS', SK: 'S', entity: 'staff', ids: new Set(ids) },
		otherIds: new Set(['rose', 'peter']),
	});
const onDuty = (...people: readonly object[]) =>
	fixture.notifier.put({ PK: 'CRISIS#DUTY', SK: 'D', entity: 'crisis-duty', people, ver: 1 });
const hand = (as: string, to: string, takeOverFrom?: string) =>
	fixture.call('hand', { ...M1, as, body: { to, ...(takeOverFrom === undefined ? {} : { takeOverFrom }) } });
const assignee = async () => (await fixture.call('assignment', M1)).body.assignee;
const audited = async () =>
	(await scanEntity(table, 'audit'))
		.map(({ action, object, actor, change }) => `${actor} ${action} ${object} ${change?.from}>${change?.to}`)
		.sort();
const handOverJobs = async () =>
	(await storedJobs(fixture.notifier)).filter(({ type }) => type.startsWith('inbox_handed_'));
/** Streams the jobs of hand-overs to the notifier. */
const stream = async () => fixture.notifier.streamJobs(await handOverJobs());
const mails = () => fixture.notifier.mail.accepted.filter(({ tags }) => tags.kind === 'inbox_handed');
const texts = () => fixture.notifier.sms.accepted.filter(({ tags }) => tags.kind === 'inbox_handed');

test('colleagues for a hand-over are all others who may answer, those on duty first', async () => {
	await onDuty({ userId: 'rose', byMail: true, bySms: false });
	const { body } = await fixture.call('colleagues', { as: 'wanjiru' });
	expect(body.data).toEqual([
		{ userId: 'rose', name: 'Rose W.', onDuty: true, hasMail: true },
		{ userId: 'nyambura', name: 'Dr. Nyambura Otieno', onDuty: false, hasMail: true },
	]);
});

test('a hand-over shows the colleague by name, in the list and on the item, and audits both', async () => {
	const { status, body } = await hand('rose', 'nyambura');
	const shown = { userId: 'nyambura', name: 'Dr. Nyambura Otieno', since: NIGHT, by: 'Rose W.' };
	expect({ status, body }).toEqual({ status: 200, body: { assignee: shown } });
	expect(await assignee()).toEqual(shown);
	expect((await fixture.call('inbox')).body.data[0].assignee).toEqual(shown);
	expect((await fixture.call('item', M1)).body.assignee).toEqual(shown);
	expect(await audited()).toEqual(['rose message_handed M1 >nyambura']);
});

test('a handed-over question counts for its assignee until it is done, and for all staff if it has words of crisis', async () => {
	await askQuestion(fixture.notifier, { id: 'Q1', text: 'Do you see children?' });
	const Q1 = { id: 'Q1', params: { kind: 'questions' }, as: 'rose' };
	const holders = async () => (await figuresRepository(table.db, table.tableName).ever()).handed.map(({ to }) => to);
	await hand('rose', 'nyambura');
	expect(await holders()).toEqual([]);
	await fixture.call('hand', { ...Q1, body: { to: 'nyambura' } });
	expect(await holders()).toEqual(['nyambura']);
	await fixture.call('hand', { ...Q1, body: { to: 'rose', takeOverFrom: 'nyambura' } });
	expect(await holders()).toEqual(['rose']);
	await fixture.call('changeQuestion', { id: 'Q1', body: { state: 'done', version: 1 } });
	expect(await holders()).toEqual([]);
});

describe('notices of a hand-over', () => {
	test('a hand-over sends a mail with who handed it over and where it is, without its text and author (promise W56)', async () => {
		await hand('rose', 'nyambura');
		await stream();
		expect(mails().map(({ to, tags }) => ({ to, ref: tags.ref }))).toEqual([
			{ to: 'nyambura@tulia.example', ref: 'nyambura' },
		]);
		const { subject, text = '', html = '' } = await PostalMime.parse(mails()[0]?.raw ?? '');
		expect(subject).toBe('Somebody may need you now: a colleague handed it to you');
		expect(text).toContain('Rose W. handed you a message in the inbox.');
		expect(text).toContain('https://tulia.example/admin/inbox?open=messages-M1');
		expect(`${subject}${text}${html}`).not.toMatch(/want to die|Wairimu|0722/);
	});

	test('a hand-over of words of crisis also sends an SMS, without the words, at any hour, but only to staff on duty', async () => {
		await onDuty({ userId: 'nyambura', byMail: true, bySms: true });
		await hand('rose', 'nyambura');
		await stream();
		expect(texts().map(({ text }) => text)).toEqual([
			'Somebody may need you now: a colleague handed it to you. Open the inbox. tulia.example/admin/inbox',
		]);
		await hand('nyambura', 'rose');
		await stream();
		expect([mails().length, texts().length]).toEqual([2, 1]);
	});

	test('a hand-over of words of crisis sends an SMS to owners when nobody is on duty', async () => {
		await hand('rose', 'nyambura');
		await stream();
		expect(texts()).toHaveLength(1);
	});

	test('a hand-over of an ordinary question sends only a mail', async () => {
		await askQuestion(fixture.notifier, { id: 'Q1', text: 'Do you see children?' });
		const Q1 = { id: 'Q1', params: { kind: 'questions' }, as: 'rose', body: { to: 'nyambura' } };
		expect((await fixture.call('hand', Q1)).status).toBe(200);
		expect((await handOverJobs()).map(({ type }) => type)).toEqual(['inbox_handed_mail']);
		await stream();
		const { subject, text = '' } = await PostalMime.parse(mails()[0]?.raw ?? '');
		expect(subject).toBe('A colleague handed you a question in the inbox');
		expect(text).not.toMatch(/children|Wairimu/);
	});

	test('a hand-over notifies once, however often it is repeated and its jobs are run', async () => {
		await Promise.all([hand('rose', 'nyambura'), hand('rose', 'nyambura'), hand('rose', 'nyambura')]);
		await hand('rose', 'nyambura');
		await Promise.all([stream(), fixture.notifier.sweep(), stream()]);
		expect([mails().length, texts().length]).toEqual([1, 1]);
		expect(await audited()).toHaveLength(1);
	});

	test('a hand-over is notified by the sweep when the process ended between the write and the notice', async () => {
		await hand('rose', 'nyambura');
		fixture.notifier.clock.advance(2 * 60_000);
		await fixture.notifier.sweep();
		expect([mails().length, texts().length]).toEqual([1, 1]);
	});

	test.each([
		['was answered', () => fixture.call('reply', { id: 'M1', body: { reply: 'We spoke.', version: 1 } })],
		['was handed to another colleague', () => hand('wanjiru', 'wanjiru', 'nyambura')],
	])('a hand-over of an entry that %s before the mail left sends nothing', async (_what, happens) => {
		await hand('rose', 'nyambura');
		fixture.notifier.clock.advance(1000);
		expect((await happens()).status).toBe(200);
		await stream();
		expect([mails().length, texts().length]).toEqual([0, 0]);
	});

	test('a colleague who lost access to the inbox is not notified of a hand-over, and remains the assignee', async () => {
		await hand('rose', 'nyambura');
		await fixture.notifier.put({
			...{ PK: 'USER#nyambura', SK: 'AUTH', entity: 'auth', role: 'admin', status: 'disabled', ver: 2 },
		});
		await stream();
		expect([mails().length, texts().length]).toEqual([0, 0]);
		expect((await assignee()).name).toBe('Dr. Nyambura Otieno');
	});

	test('a bounced mail about a hand-over is recorded at the assignee’s account', async () => {
		await hand('rose', 'nyambura');
		await stream();
		const [mail] = mails();
		if (!mail) throw new Error('No mail was sent.');
		await fixture.notifier.receiveEvent(eventOf(mail, 'bounced', true));
		const { body } = await fixture.call('colleagues', { as: 'rose' });
		expect(body.data.find(({ userId }: { userId: string }) => userId === 'nyambura').hasMail).toBe(false);
	});
});

test('of four concurrent hand-overs one succeeds, and the others are refused with the assignee (promise A55)', async () => {
	// None makes the sender of another the assignee, who may hand over.
	const handOvers = [
		['rose', 'nyambura'],
		['rose', 'wanjiru'],
		['nyambura', 'nyambura'],
		['wanjiru', 'wanjiru'],
	] as const;
	const answers = await Promise.all(handOvers.map(([as, to]) => hand(as, to)));
	const { userId, name } = await assignee();
	const statuses = answers.map(({ status }) => status);
	for (const [at, { status, body }] of answers.entries()) {
		if (status === 200) expect(handOvers[at]?.[1]).toBe(userId);
		else expect(body).toMatchObject({ code: 'with_colleague', detail: `It is with ${name} already.` });
	}
	expect(statuses).toContain(200);
	expect(await audited()).toHaveLength(1);
});

test('an assigned entry is taken over by naming the assignee, at most once at a time, and without a notice', async () => {
	await hand('rose', 'nyambura');
	expect((await hand('wanjiru', 'wanjiru')).body).toMatchObject({ code: 'with_colleague' });
	const answers = await Promise.all(['wanjiru', 'rose'].map((as) => hand(as, as, 'nyambura')));
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
	const { userId } = await assignee();
	expect(await audited()).toEqual(
		['rose message_handed M1 >nyambura', `${userId} message_taken M1 nyambura>${userId}`].sort(),
	);
	expect(await handOverJobs()).toHaveLength(2);
});

test('an assignee hands over without naming the current assignee', async () => {
	await hand('rose', 'nyambura');
	expect((await hand('nyambura', 'wanjiru')).status).toBe(200);
	expect(await assignee()).toMatchObject({ userId: 'wanjiru', by: 'Dr. Nyambura Otieno' });
});

test.each([
	['a colleague who may not read the inbox', 'peter'],
	['an unknown account', 'nobody'],
])('an entry is not handed over to %s', async (_whom, to) => {
	const { status, body } = await hand('rose', to);
	expect({ status, errors: body.errors }).toEqual({
		status: 400,
		errors: [{ field: 'to', message: 'Nobody with this account may read the inbox' }],
	});
	expect(await assignee()).toBeUndefined();
});

test('an entry is not handed over to a disabled account, and what that account had is taken over', async () => {
	await hand('rose', 'nyambura');
	await fixture.notifier.put({
		...{ PK: 'USER#nyambura', SK: 'AUTH', entity: 'auth', role: 'admin', status: 'disabled', ver: 2 },
	});
	expect((await hand('rose', 'rose', 'nyambura')).status).toBe(200);
	expect((await hand('rose', 'nyambura')).status).toBe(400);
});

test('a phone call and a hand-over are independent: neither ends the other', async () => {
	await fixture.call('markOnPhone', { ...M1, as: 'rose', body: {} });
	await hand('rose', 'nyambura');
	const { body } = await fixture.call('assignment', M1);
	expect([body.onPhone.userId, body.assignee.userId]).toEqual(['rose', 'nyambura']);
	await fixture.call('endPhoneCall', { ...M1, as: 'rose' });
	expect((await assignee()).userId).toBe('nyambura');
});

test.each([
	['an answer that is sent', 'reply', { reply: 'We spoke.', version: 1 }],
	['spam', 'changeMessage', { state: 'spam', version: 1 }],
] as const)('%s ends the assignment, and the version that was read stays valid', async (_what, action, body) => {
	await hand('rose', 'nyambura');
	expect((await fixture.call(action, { id: 'M1', body })).status).toBe(200);
	expect(await assignee()).toBeUndefined();
	expect((await hand('rose', 'nyambura')).body).toMatchObject({ code: 'changed_meanwhile' });
});

test('an unknown entry cannot be handed over', async () => {
	const M9 = { id: 'M9', params: { kind: 'messages' }, body: { to: 'wanjiru' } };
	expect((await fixture.call('hand', M9)).status).toBe(404);
});
