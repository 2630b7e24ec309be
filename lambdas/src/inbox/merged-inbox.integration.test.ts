import '../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { inboxFixture } from '../../test-support/inbox/inbox-fixture.ts';
import { askQuestion, writeMessage } from '../../test-support/notification/visitors.ts';

const CRISIS = 'I do not want to live any more.';
const MINUTE = 60_000;

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

const idOf = (at: number): string => `E${String(at).padStart(2, '0')}`;
const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);

/** Questions and messages a minute apart: every third one is a message; the given ones have words of crisis. */
async function writeMany(count: number, inCrisis: readonly number[]): Promise<void> {
	for (let at = 0; at < count; at += 1) {
		fixture.notifier.clock.advance(MINUTE);
		const write = at % 3 === 0 ? writeMessage : askQuestion;
		await write(fixture.notifier, { id: idOf(at), text: inCrisis.includes(at) ? CRISIS : 'Where may I park?' });
	}
}

/** Every page from the first to the last; `between` runs before each of them. */
async function readAll(query: Readonly<Record<string, string>>, between: (page: number) => Promise<unknown>) {
	const pages: (readonly string[])[] = [];
	let cursor: string | undefined;
	do {
		await between(pages.length);
		const { body } = await fixture.call('inbox', { query: { limit: '4', ...query, ...(cursor ? { cursor } : {}) } });
		pages.push(idsOf(body.data));
		cursor = body.nextCursor;
	} while (cursor !== undefined);
	return pages;
}
const nothing = async (): Promise<void> => undefined;

describe('questions and messages in one list', () => {
	test('waiting questions and messages are listed with words of crisis first, then the longest waiting, each once', async () => {
		await writeMany(14, [3, 5, 10]);
		const pages = await readAll({}, nothing);
		const rest = Array.from({ length: 14 }, (_, at) => at).filter((at) => ![3, 5, 10].includes(at));
		expect(pages.flat()).toEqual([3, 5, 10, ...rest].map(idOf));
		expect(pages.map(({ length }) => length)).toEqual([4, 4, 4, 2]);
	});

	test('a full last page of the inbox has no next page', async () => {
		await writeMany(8, [6]);
		expect((await readAll({}, nothing)).map(({ length }) => length)).toEqual([4, 4]);
	});

	test('an inbox of one kind contains only that kind', async () => {
		await writeMany(10, [4]);
		expect((await readAll({ kind: 'messages' }, nothing)).flat()).toEqual([0, 3, 6, 9].map(idOf));
		expect((await readAll({ kind: 'questions' }, nothing)).flat()).toEqual([4, 1, 2, 5, 7, 8].map(idOf));
	});

	test('answered questions and messages are listed newest first', async () => {
		await writeMany(6, [2]);
		for (const at of [0, 1, 2, 3, 5]) {
			const action = at % 3 === 0 ? 'changeMessage' : 'changeQuestion';
			await fixture.call(action, { id: idOf(at), body: { state: 'done', version: 1 } });
		}
		expect((await readAll({ state: 'done' }, nothing)).flat()).toEqual([5, 3, 2, 1, 0].map(idOf));
		expect((await readAll({}, nothing)).flat()).toEqual(['E04']);
	});

	test('pagination of the inbox misses and repeats no entry while entries are answered and others arrive', async () => {
		await writeMany(9, []);
		const pages = await readAll({}, async (page) => {
			if (page !== 1) return;
			// A shown and an unshown entry leave; a new one and words of crisis arrive.
			for (const at of [3, 6]) {
				await fixture.call('reply', { id: idOf(at), body: { reply: 'Beside the gate.', version: 1 } });
			}
			fixture.notifier.clock.advance(MINUTE);
			await askQuestion(fixture.notifier, { id: 'E90' });
			await writeMessage(fixture.notifier, { id: 'E91', text: CRISIS });
		});
		expect(pages.flat()).toEqual([...[0, 1, 2, 3, 4, 5, 7, 8].map(idOf), 'E90']);
		// A new listing shows the late arrivals first.
		expect((await readAll({}, nothing)).flat()[0]).toBe('E91');
	});

	test.each([
		['of another state', Buffer.from('inbox-done\n2026-11-18T07:31:00.000Z#E00').toString('base64url')],
		['that was never issued', 'abc'],
		['with an invalid position', Buffer.from('inbox-new\n~').toString('base64url')],
	])('a cursor %s is refused by name', async (_which, cursor) => {
		const { status, body } = await fixture.call('inbox', { query: { cursor } });
		expect([status, body.errors]).toEqual([400, [{ field: 'cursor', message: 'This is not valid' }]]);
	});
});

describe('one question or message', () => {
	test('a question or message is read with its replies and their authors', async () => {
		await writeMessage(fixture.notifier, { id: 'M1', subject: 'Parking', phone: '0712345678' });
		await askQuestion(fixture.notifier, { id: 'Q1', text: 'May I come by?' });
		await fixture.call('answer', { id: 'Q1', body: { answer: 'Yes.', version: 1 } });
		const question = await fixture.call('item', { id: 'Q1', params: { kind: 'questions' } });
		expect(question.body).toEqual({
			kind: 'questions',
			id: 'Q1',
			name: 'Wairimu Kamau',
			email: 'wairimu@mail.example',
			text: 'May I come by?',
			createdAt: '2026-11-18T07:30:00.000Z',
			state: 'answered',
			replies: [{ text: 'Yes.', at: '2026-11-18T07:30:00.000Z', by: 'Wanjiru N.' }],
			mayBeInCrisis: false,
			version: 2,
		});
		const message = await fixture.call('item', { id: 'M1', params: { kind: 'messages' } });
		expect(message.body).toMatchObject({ kind: 'messages', subject: 'Parking', phone: '0712345678', replies: [] });
	});

	test('an unknown question or message, or one of the other kind, is refused', async () => {
		await writeMessage(fixture.notifier, { id: 'M1' });
		expect((await fixture.call('item', { id: 'M1', params: { kind: 'questions' } })).status).toBe(404);
		expect((await fixture.call('item', { id: 'M2', params: { kind: 'messages' } })).status).toBe(404);
		expect((await fixture.call('item', { id: 'M1', params: { kind: 'notes' } })).status).toBe(400);
	});
});
