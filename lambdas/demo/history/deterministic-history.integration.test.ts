import '../../test-support/notification/silence-log.ts';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { decoyHash } from '../../src/identity/account/password-hash.ts';
import { fieldCipherFrom } from '../../src/platform/keys/field-cipher.ts';
import { firstAdmin } from '../demo-accounts.ts';
import { memoryTable } from '../memory-table/memory-table.ts';
import { historyOn } from '../seed-history.ts';

const END = new Date('2026-11-23T07:40:00.000Z');

/** Everything that a short history stores, without ciphertexts and tokens, which differ each time. */
async function leftBy(size: { days: number; clients: number; readings: number }): Promise<readonly string[]> {
	const table = memoryTable(DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'local' })));
	await historyOn(table, {
		tableName: 'centre',
		cipher: fieldCipherFrom(Buffer.alloc(32, 7)),
		hash: async () => decoyHash,
		admin: firstAdmin({ AWS_ENDPOINT_URL: 'http://127.0.0.1' }),
		end: END,
		size,
	});
	const kept = table.items().filter(({ entity }) => entity !== 'link');
	return kept.map((item) => JSON.stringify(item).replace(/v1\.[\w-]+/g, 'encrypted')).sort();
}

test('a history is deterministic: the same seed makes the same history', async () => {
	const size = { days: 40, clients: 8, readings: 10 };
	const [one, other] = [await leftBy(size), await leftBy(size)];
	expect(one.length).toBeGreaterThan(300);
	expect(other).toEqual(one);
});
