import { randomBytes } from 'node:crypto';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { scanEntity } from '../../test-support/appointment/table-invariants.ts';
import { publishComment } from '../../test-support/comment/publish-comment.ts';
import { fieldCipherFrom } from '../platform/keys/field-cipher.ts';
import { encodeCursor } from '../platform/lists/cursor.ts';
import { commentRepository } from './comment.repository.ts';
import type { PendingComment } from './comment.ts';
import { listComments } from './list-comments.usecase.ts';

const cipher = fieldCipherFrom(randomBytes(32));
const aComment = (id: string, createdAt = '2026-11-24T06:00:00.000Z', articleId = '1'): PendingComment => ({
	id,
	articleId,
	name: 'Amina',
	email: 'canary@example.ke',
	comment: `Comment ${id}.`,
	createdAt,
	mayBeInCrisis: false,
});
const shown = ({ id, name, comment, createdAt }: PendingComment) => ({ id, name, comment, createdAt });

let table: FreshTable;
let comments: ReturnType<typeof commentRepository>;
beforeEach(async () => {
	table = await freshTable();
	comments = commentRepository(table.db, table.tableName, async () => cipher);
});
afterEach(() => table.close());

const list = (id: string, cursor?: string) =>
	listComments({ comments })({ params: { id }, query: cursor === undefined ? {} : { cursor } });
/** Publishes comments on an article, one a minute; returns them newest first. */
async function publishMany(count: number, articleId: string): Promise<readonly PendingComment[]> {
	const written = Array.from({ length: count }, (_, minute) =>
		aComment(`${articleId}-${minute}`, new Date(Date.UTC(2026, 10, 24, 6, minute)).toISOString(), articleId),
	);
	for (const comment of written) {
		await comments.hold(comment);
		await publishComment(table, cipher, comment.id);
	}
	return written.reverse();
}

test('a comment is hidden until it is published, and then does not expire', async () => {
	await comments.hold(aComment('c-1'));
	expect(await list('1')).toEqual({ ok: true, value: { data: [] } });
	const [held] = await scanEntity(table, 'comment');
	expect(held).toMatchObject({
		PK: 'COMMENT#c-1',
		SK: 'C',
		G1PK: 'COMMOD#PENDING',
		state: 'pending',
		ttl: expect.any(Number),
	});

	await publishComment(table, cipher, 'c-1');
	expect(await list('1')).toEqual({ ok: true, value: { data: [shown(aComment('c-1'))] } });
	expect(await list('2')).toEqual({ ok: true, value: { data: [] } });
	const [published] = await scanEntity(table, 'comment');
	expect(published).toMatchObject({ state: 'published', ver: 2 });
	expect(published).not.toHaveProperty('ttl');
});

test('the writer’s address is encrypted, and finds their comments', async () => {
	await comments.hold(aComment('c-1'));
	const [item] = await scanEntity(table, 'comment');
	expect(JSON.stringify(item)).not.toContain('canary');
	expect(cipher.decrypt(item?.email, 'c-1')).toBe('canary@example.ke');
	expect(item?.G2PK).toBe(`WRITER#${cipher.pseudonym('email', 'canary@example.ke')}`);
});

test('comments are listed newest first, in pages of twenty, each once', async () => {
	const newest = await publishMany(41, '1');
	await publishMany(3, '2');
	const seen = [];
	let cursor: string | undefined;
	const sizes = [];
	do {
		const page = await list('1', cursor);
		if (!page.ok) throw new Error(page.refusal);
		seen.push(...page.value.data);
		sizes.push(page.value.data.length);
		cursor = page.value.nextCursor;
		expect(cursor ?? 'end').toMatch(/^[\w-]+$/);
	} while (cursor !== undefined);
	expect(sizes).toEqual([20, 20, 1]);
	expect(seen).toEqual(newest.map(shown));
});

test('exactly twenty comments are one page', async () => {
	await publishMany(20, '1');
	expect(await list('1')).toMatchObject({ value: { data: { length: 20 } } });
	expect(await list('1')).not.toHaveProperty('value.nextCursor');
});

test.each([
	['of another article', encodeCursor('2 2026-11-24T06:00:00.000Z#c-1')],
	['without an article', encodeCursor('2026-11-24T06:00:00.000Z#c-1')],
	['of another list', encodeCursor('2026-11-24#grace-m')],
	['that is not signed', 'AAAA'],
	['with a character added', `${encodeCursor('1 2026-11-24T06:00:00.000Z#c-1')}A`],
	['with a further key appended', encodeCursor('1 2026-11-24T06:00:00.000Z#c-1 COMMOD#PENDING')],
])('a cursor %s is refused', async (_what, cursor) => {
	expect(await list('1', cursor)).toEqual({
		ok: false,
		refusal: 'invalid_request',
		errors: [{ field: 'cursor', message: 'This is not valid' }],
	});
});
