import '../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { inboxFixture } from '../../test-support/inbox/inbox-fixture.ts';
import { askQuestion, writeMessage } from '../../test-support/notification/visitors.ts';

const MINUTE = 60_000;
const M1 = { id: 'M1', params: { kind: 'messages' } };

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
	await fixture.addColleague('rose', 'Rose W.');
	await writeMessage(fixture.notifier, { id: 'M1', phone: '0722178177', text: 'I want to die.' });
});
afterEach(() => table.close());

const mark = (as: string, body: object = {}) => fixture.call('markOnPhone', { ...M1, as, body });
const end = (as: string) => fixture.call('endPhoneCall', { ...M1, as });
const who = async () => (await fixture.call('assignment', M1)).body.onPhone;
const audited = async () =>
	(await scanEntity(table, 'audit')).map(({ action, object, actor }) => `${actor} ${action} ${object}`).sort();

test('a colleague on the phone with the writer is shown to all others, in the list and on the item', async () => {
	const { status, body } = await mark('rose');
	const onPhone = {
		...{ userId: 'rose', name: 'Rose W.' },
		...{ since: '2026-11-18T07:30:00.000Z', until: '2026-11-18T08:30:00.000Z' },
	};
	expect({ status, body }).toEqual({ status: 200, body: { onPhone } });
	expect(await who()).toEqual(onPhone);
	expect((await fixture.call('inbox')).body.data[0].onPhone).toEqual(onPhone);
	expect((await fixture.call('item', M1)).body.onPhone).toEqual(onPhone);
	expect(await audited()).toEqual(['rose message_call_begun M1']);
});

test('a phone call about a question leaves its version unchanged', async () => {
	await askQuestion(fixture.notifier, { id: 'Q1' });
	const Q1 = { id: 'Q1', params: { kind: 'questions' } };
	expect((await fixture.call('markOnPhone', { ...Q1, as: 'rose', body: {} })).status).toBe(200);
	expect((await fixture.call('answer', { id: 'Q1', body: { answer: 'Yes.', version: 1 } })).status).toBe(200);
});

test('of four concurrent calls one is stored, and the others are refused with the caller (promise A55)', async () => {
	const names = ['rose', 'wanjiru', 'otieno', 'amina'];
	const answers = await Promise.all(names.map((as) => mark(as)));
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
	const { userId, name } = await who();
	expect(userId).toBe(names[answers.findIndex(({ status }) => status === 200)]);
	for (const { status, body } of answers)
		if (status === 409)
			expect(body).toMatchObject({ code: 'with_colleague', detail: `${name} has them on the phone already.` });
	expect(await audited()).toHaveLength(1);
});

test('marking a call is idempotent, and preserves its start', async () => {
	await mark('rose');
	fixture.notifier.clock.advance(5 * MINUTE);
	expect((await mark('rose')).body.onPhone.since).toBe('2026-11-18T07:30:00.000Z');
	expect(await audited()).toHaveLength(1);
});

test('a call is taken over by naming the colleague who has it, at most once at a time', async () => {
	await mark('rose');
	const answers = await Promise.all(['wanjiru', 'otieno'].map((as) => mark(as, { takeOverFrom: 'rose' })));
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect(['wanjiru', 'otieno']).toContain((await who()).userId);
	expect((await mark('amina', { takeOverFrom: 'rose' })).status).toBe(409);
});

test('a call lapses after an hour, and the next one is accepted', async () => {
	await mark('rose');
	fixture.notifier.clock.advance(60 * MINUTE - 1);
	expect((await mark('wanjiru')).status).toBe(409);
	fixture.notifier.clock.advance(1);
	expect(await who()).toBeUndefined();
	expect((await fixture.call('inbox')).body.data[0].onPhone).toBeUndefined();
	expect((await mark('wanjiru')).status).toBe(200);
});

test('a call is ended by its caller, idempotently, and not by a colleague', async () => {
	await mark('rose');
	expect((await end('wanjiru')).body.onPhone.userId).toBe('rose');
	expect((await Promise.all([end('rose'), end('rose')])).map(({ status, body }) => ({ status, body }))).toEqual([
		{ status: 200, body: {} },
		{ status: 200, body: {} },
	]);
	expect(await audited()).toEqual(['rose message_call_begun M1', 'rose message_call_ended M1']);
});

test.each([
	['an answer that is sent', 'reply', { reply: 'We spoke.', version: 1 }],
	['done', 'changeMessage', { state: 'done', version: 1 }],
] as const)('%s ends a call, and reopening the message does not restore it', async (_what, action, body) => {
	await mark('rose');
	await fixture.call(action, { id: 'M1', body });
	expect(await who()).toBeUndefined();
	expect((await mark('wanjiru')).body).toMatchObject({ code: 'changed_meanwhile', current: { version: 2 } });
	await fixture.call('changeMessage', { id: 'M1', body: { state: 'new', version: 2 } });
	expect(await who()).toBeUndefined();
});

test('an answer concurrent with a call leaves no call on the answered entry', async () => {
	await Promise.all([mark('rose'), fixture.call('reply', { id: 'M1', body: { reply: 'We spoke.', version: 1 } })]);
	expect((await fixture.call('item', M1)).body).toMatchObject({ state: 'answered', version: 2 });
	expect(await who()).toBeUndefined();
});

test('an erased account is shown as a former colleague', async () => {
	await mark('gone');
	expect((await who()).name).toBe('A former colleague');
});

test('a call about an unknown entry is not found', async () => {
	const M9 = { id: 'M9', params: { kind: 'messages' } };
	const answers = await Promise.all([
		fixture.call('assignment', M9),
		fixture.call('markOnPhone', { ...M9, body: {} }),
		fixture.call('endPhoneCall', M9),
	]);
	expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});
