import { randomBytes } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import type { AuditAction } from '../platform/audit-entry.ts';
import { fieldCipherFrom } from '../platform/keys/field-cipher.ts';
import { auditItem } from '../platform/table/audit.items.ts';
import { auditRepository } from './audit.repository.ts';
import { namesOfThings } from './audit.wiring.ts';
import { listAudit } from './list-audit.usecase.ts';

const cipher = fieldCipherFrom(randomBytes(32));
const NOW = new Date('2026-11-20T09:00:00.000Z');

let table: FreshTable;
beforeEach(async () => {
	table = await freshTable();
});
afterEach(() => table.close());

const put = (Item: object) => table.db.send(new PutCommand({ TableName: table.tableName, Item: { ...Item } }));
const act = (
	id: string,
	minutes: number,
	{ actor = 'staff', object = 'a-1', action = 'name_changed' as AuditAction } = {},
) => put(auditItem({ id, actor, action, object, at: new Date(NOW.getTime() + minutes * 60_000) }));
const list = async (query: Parameters<ReturnType<typeof listAudit>>[0]['query'] = {}) => {
	const answer = await listAudit({
		audit: auditRepository(table.db, table.tableName),
		names: namesOfThings(table.db, table.tableName),
		openCipher: async () => cipher,
		now: () => NOW,
	})({ query });
	if (!answer.ok) throw new Error(answer.refusal);
	return answer.value;
};

describe('the audit of a day', () => {
	test('the audit of a day is merged over its shards, newest first, page by page, each line once', async () => {
		const ids = Array.from({ length: 23 }, (_, index) => `id-${String(index).padStart(2, '0')}`);
		for (const [index, id] of ids.entries()) await act(id, index);
		const seen: string[] = [];
		let cursor: string | undefined;
		do {
			const page: Awaited<ReturnType<typeof list>> = await list({ limit: '5', ...(cursor ? { cursor } : {}) });
			seen.push(...page.data.map(({ id }) => id));
			cursor = page.nextCursor;
		} while (cursor !== undefined);
		expect(seen).toEqual([...ids].reverse());
	});

	test("the audit of a day ends at midnight of the centre's clock, and other days are read by their date", async () => {
		await act('before', 11 * 60 + 59);
		await act('after', 12 * 60);
		expect((await list()).data.map(({ id }) => id)).toEqual(['before']);
		expect((await list({ date: '2026-11-21' })).data.map(({ id }) => id)).toEqual(['after']);
	});

	test('the audit of a day is filtered by who did it and by what it was done to, also across pages', async () => {
		for (let index = 0; index < 12; index += 1)
			await act(`id-${index}`, index, { actor: index % 2 ? 'one' : 'other', object: index % 3 ? 'a-1' : 'a-2' });
		const first = await list({ actor: 'one', object: 'a-1', limit: '3' });
		expect(first.data.map(({ id }) => id)).toEqual(['id-11', 'id-7', 'id-5']);
		const { nextCursor = '' } = first;
		expect(
			(await list({ actor: 'one', object: 'a-1', limit: '3', cursor: nextCursor })).data.map(({ id }) => id),
		).toEqual(['id-1']);
	});

	test('the audit of a day takes the cursor of its own day alone', async () => {
		for (let index = 0; index < 3; index += 1) await act(`id-${index}`, index);
		const { nextCursor = '' } = await list({ limit: '2' });
		expect((await list({ cursor: nextCursor })).data).toHaveLength(1);
		await expect(list({ cursor: nextCursor, date: '2026-11-21' })).rejects.toThrow('invalid_request');
		await expect(list({ cursor: 'AAAA' })).rejects.toThrow('invalid_request');
	});

	test('the audit of a day names those who still have an account, and the others by their id', async () => {
		await put({ PK: 'USER#staff', SK: 'PROFILE', id: 'staff', name: 'Nyambura Otieno' });
		await act('one', 0);
		await act('two', 1, { actor: 'gone' });
		expect((await list()).data.map(({ actor }) => actor)).toEqual([
			{ id: 'gone' },
			{ id: 'staff', name: 'Nyambura Otieno' },
		]);
	});
});
