import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { encodeCursor } from './cursor.ts';
import { indexPage } from './index-page.repository.ts';

let table: FreshTable;
beforeAll(async () => {
	table = await freshTable();
});
afterAll(() => table.close());

/** Fills a list; its rows are numbered in the order of their sort keys. */
async function fill(list: string, rows: number): Promise<void> {
	const numbers = Array.from({ length: rows }, (_, at) => String(at).padStart(5, '0'));
	for (let at = 0; at < rows; at += 25) {
		const puts = numbers.slice(at, at + 25).map((number) => ({
			PutRequest: {
				Item: { PK: `${list}${number}`, SK: 'X', G1PK: list, G1SK: number, number, text: 'x'.repeat(400) },
			},
		}));
		await table.db.send(new BatchWriteCommand({ RequestItems: { [table.tableName]: puts } }));
	}
}

const page = (
	partition: string,
	given: { limit?: number; cursor?: string; order?: 'newest first' | 'oldest first' } = {},
) =>
	indexPage({
		db: table.db,
		TableName: table.tableName,
		index: 'GSI1',
		partition,
		order: 'newest first',
		limit: 20,
		cursor: undefined,
		...given,
	});

/** The cost of a read, in read units. */
async function costOf(read: (db: DynamoDBDocumentClient) => Promise<unknown>): Promise<number> {
	const units: number[] = [];
	const name = 'count-units';
	table.client.middlewareStack.add(
		(next) => async (args) => {
			Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
			const answer = await next(args);
			const { ConsumedCapacity } = answer.output as { ConsumedCapacity?: { CapacityUnits?: number } };
			units.push(ConsumedCapacity?.CapacityUnits ?? Number.NaN);
			return answer;
		},
		{ step: 'initialize', name },
	);
	await read(DynamoDBDocumentClient.from(table.client)).finally(() => table.client.middlewareStack.remove(name));
	return units.reduce((sum, one) => sum + one, 0);
}

test.each(['newest first', 'oldest first'] as const)('a list is read to its end, %s, each row once', async (order) => {
	await fill('A', 101);
	const seen: string[] = [];
	const sizes: number[] = [];
	let cursor: string | undefined;
	do {
		const found = await page('A', { order, ...(cursor === undefined ? {} : { cursor }) });
		if (!found) throw new Error('The cursor was refused.');
		seen.push(...found.rows.map(({ number }) => number));
		sizes.push(found.rows.length);
		cursor = found.nextCursor;
	} while (cursor !== undefined);
	const numbers = Array.from({ length: 101 }, (_, at) => String(at).padStart(5, '0'));
	expect(seen).toEqual(order === 'oldest first' ? numbers : numbers.reverse());
	expect(sizes).toEqual([20, 20, 20, 20, 20, 1]);
});

test('a page costs the same for any length of the list, at its beginning and deep inside', async () => {
	await fill('B', 25);
	await fill('C', 5000);
	const read = (list: string, cursor?: string) =>
		costOf((db) =>
			indexPage({
				db,
				TableName: table.tableName,
				index: 'GSI1',
				partition: list,
				order: 'newest first',
				limit: 20,
				cursor,
			}),
		);
	const short = await read('B');
	expect(short).toBeGreaterThan(0);
	expect(await read('C')).toBe(short);
	expect(await read('C', encodeCursor('C\n02500'))).toBe(short);
});

test.each([
	['of another list', encodeCursor('D\n00003')],
	['without a position', encodeCursor('A')],
	['with a second position', encodeCursor('A\n00003\nB')],
	['that is not signed', 'AAAA'],
	['with a character added', `${encodeCursor('A\n00003')}A`],
])('a cursor %s is refused', async (_what, cursor) => {
	expect(await page('A', { cursor })).toBeUndefined();
});
