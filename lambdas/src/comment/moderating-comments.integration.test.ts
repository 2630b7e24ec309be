import { randomBytes } from 'node:crypto';
import { validators } from '@tulia/contracts/endpoint-validators/all';
import { mayBeInCrisis } from '@tulia/contracts/may-be-in-crisis';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { xssPayloads } from '@tulia/test-kit/xss-payloads';
import { saveArticle } from '../../demo/save-article.ts';
import { scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { anArticle } from '../../test-support/article/an-article.ts';
import { callAsStaff, type StaffRequest } from '../../test-support/platform/call-as-staff.ts';
import { draftRepository } from '../article/publish/draft.repository.ts';
import { httpHandler } from '../platform/http/http.ts';
import { fieldCipherFrom } from '../platform/keys/field-cipher.ts';
import { newId } from '../platform/new-id.ts';
import { commentRepository } from './comment.repository.ts';
import { listComments } from './list-comments.usecase.ts';
import { listAllComments, moderateComment } from './moderate-comments.usecase.ts';
import { moderationRepository } from './moderation.repository.ts';

const cipher = fieldCipherFrom(randomBytes(32));
const open = async () => cipher;
let engine: FreshTable;
let table: FreshTable;
let list: (request?: StaffRequest) => ReturnType<typeof callAsStaff>;
let moderate: typeof list;
let readers: typeof list;
beforeAll(async () => {
	engine = await freshTable();
	jest.spyOn(process.stdout, 'write').mockReturnValue(true); // silences the request log
});
afterAll(() => engine.close());
beforeEach(async () => {
	table = await freshTable();
	const { db, tableName } = table;
	await saveArticle(db, tableName)(anArticle({ id: '1', title: 'A walk' }), 'published');
	const deps = {
		comments: moderationRepository(db, tableName, open),
		titlesOf: draftRepository(db, tableName).titlesOf,
		now: () => new Date('2026-11-24T09:00:00.000Z'),
		newId,
	};
	const all = httpHandler('listAllComments', validators, listAllComments(deps));
	const one = httpHandler('moderateComment', validators, moderateComment(deps));
	const comments = commentRepository(db, tableName, open);
	const visible = httpHandler('listComments', validators, listComments({ comments }));
	list = (request) => callAsStaff(all, request);
	moderate = (request) => callAsStaff(one, request);
	readers = (request) => callAsStaff(visible, request);
});
afterEach(() => table.close());

const hold = (id: string, { comment = `Comment ${id}.`, minute = 0, articleId = '1', name = 'Amina' } = {}) =>
	commentRepository(table.db, table.tableName, open).hold({
		id,
		articleId,
		name,
		email: 'amina@example.ke',
		comment,
		createdAt: new Date(Date.UTC(2026, 10, 24, 6, minute)).toISOString(),
		mayBeInCrisis: mayBeInCrisis(comment, name),
	});
const decide = (id: string, state: string, version: number, as = 'wanjiru') =>
	moderate({ id, as, body: { state, version } });
const idsOf = (answer: Awaited<ReturnType<typeof list>>) => answer.body.data.map(({ id }: { id: string }) => id);
const visibleIds = async () => idsOf(await readers({ id: '1', query: {} }));
const waiting = async () => (await scanEntity(table, 'stat')).find(({ SK }) => SK === 'OPEN#comments')?.open ?? 0;
const stored = async (id: string) => (await scanEntity(table, 'comment')).find((item) => item.id === id);

test('a pending comment shows staff its article and its writer’s address, which no reader sees', async () => {
	await hold('c1');
	expect((await list()).body.data).toEqual([
		{
			id: 'c1',
			article: { id: '1', title: 'A walk' },
			name: 'Amina',
			email: 'amina@example.ke',
			comment: 'Comment c1.',
			createdAt: '2026-11-24T06:00:00.000Z',
			state: 'pending',
			mayBeInCrisis: false,
			version: 1,
		},
	]);
	await decide('c1', 'published', 1);
	expect((await readers({ id: '1', query: {} })).body.data).toEqual([
		{ id: 'c1', name: 'Amina', comment: 'Comment c1.', createdAt: '2026-11-24T06:00:00.000Z' },
	]);
});

test('a decision applies to readers, can be reversed, and is audited each time', async () => {
	await hold('c1');
	expect(await waiting()).toBe(1);
	expect(await decide('c1', 'published', 1)).toMatchObject({ status: 200, body: { state: 'published', version: 2 } });
	expect([await visibleIds(), await waiting()]).toEqual([['c1'], 0]);
	expect(await stored('c1')).not.toHaveProperty('ttl');
	await decide('c1', 'rejected', 2);
	expect([await visibleIds(), await waiting()]).toEqual([[], 0]);
	// The TTL counts from the writing, not from the rejection.
	expect((await stored('c1'))?.ttl).toBe(Date.parse('2026-11-24T06:00:00.000Z') / 1000 + 365 * 86400);
	await decide('c1', 'pending', 3);
	expect([await visibleIds(), await waiting(), idsOf(await list())]).toEqual([[], 1, ['c1']]);
	const notes = (await scanEntity(table, 'audit')).map(({ action, object }) => `${action} ${object}`);
	expect(notes.sort()).toEqual(['comment_held c1', 'comment_published c1', 'comment_rejected c1']);
	expect(JSON.stringify(await scanEntity(table, 'audit'))).not.toMatch(/amina|Comment c1/i);
});

test('of several decisions on a comment at once one succeeds, and it is counted once', async () => {
	await hold('c1');
	const staff = Array.from({ length: 20 }, (_, at) => `staff-${at}`);
	const answers = await Promise.all(
		staff.map((as, at) => decide('c1', at % 2 === 0 ? 'published' : 'rejected', 1, as)),
	);
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
	expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
	const state = (await stored('c1'))?.state;
	expect(answers.find(({ status }) => status === 409)?.body.current).toEqual({ status: state, version: 2 });
	expect([await waiting(), (await visibleIds()).length]).toEqual([0, state === 'published' ? 1 : 0]);
	expect(await decide('nobody', 'published', 1)).toMatchObject({ status: 404 });
});

test('of twenty concurrent decisions on one version of a comment one is written', async () => {
	await hold('c1');
	const comments = moderationRepository(table.db, table.tableName, open);
	const pending = await comments.find('c1');
	if (!pending) throw new Error('There is no comment.');
	const at = new Date('2026-11-24T09:00:00.000Z');
	const written = await Promise.all(
		Array.from({ length: 20 }, (_, turn) =>
			comments.decide(pending, turn % 2 === 0 ? 'published' : 'rejected', { actor: 'wanjiru', at, auditId: newId(at) }),
		),
	);
	expect(written.filter((one) => one)).toHaveLength(1);
	expect(await waiting()).toBe(0);
});

test('moderation lists show the longest waiting comment first, the newest published first, page by page', async () => {
	for (let at = 0; at < 7; at += 1) await hold(`c${at}`, { minute: at });
	for (const id of ['c1', 'c3', 'c5']) await decide(id, 'published', 1);
	await decide('c2', 'rejected', 1);
	const first = await list({ query: { limit: '2' } });
	expect(idsOf(first)).toEqual(['c0', 'c4']);
	expect(idsOf(await list({ query: { limit: '2', cursor: first.body.nextCursor } }))).toEqual(['c6']);
	const shown = await list({ query: { state: 'published', limit: '2' } });
	expect(idsOf(shown)).toEqual(['c5', 'c3']);
	expect(idsOf(await list({ query: { state: 'published', cursor: shown.body.nextCursor } }))).toEqual(['c1']);
	expect(idsOf(await list({ query: { state: 'rejected' } }))).toEqual(['c2']);
	expect(await list({ query: { state: 'rejected', cursor: shown.body.nextCursor } })).toMatchObject({ status: 400 });
});

test('a comment with words of crisis is marked, and published only by staff', async () => {
	await hold('c1', { comment: 'Sometimes I want to die.' });
	await hold('c2', { comment: 'Nimechoka na maisha.', minute: 1 });
	await hold('c3', { comment: 'Asante sana.', minute: 2, articleId: 'gone' });
	const { data } = (await list()).body;
	expect(data.map(({ mayBeInCrisis }: { mayBeInCrisis: boolean }) => mayBeInCrisis)).toEqual([true, true, false]);
	expect(data[2].article).toEqual({ id: 'gone', title: 'Deleted article' });
	expect(await visibleIds()).toEqual([]);
});

test('hostile comments are stored and shown as plain text, published or not', async () => {
	for (const [at, payload] of xssPayloads.slice(0, 40).entries()) {
		await hold(`c${at}`, { comment: payload, name: payload.slice(0, 100) });
		await decide(`c${at}`, 'published', 1);
	}
	const { data } = (await readers({ id: '1', query: {} })).body;
	expect(data).toHaveLength(20);
	for (const { comment } of data) expect(xssPayloads).toContain(comment);
});
