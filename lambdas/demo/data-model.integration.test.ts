import '../test-support/notification/silence-log.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { decoyHash } from '../src/identity/account/password-hash.ts';
import { fieldCipherFrom } from '../src/platform/keys/field-cipher.ts';
import { treatmentOf } from '../test-support/client-merge/kinds-of-items.ts';
import { faultsOf, itemFaults } from '../test-support/demo/data-model-faults.ts';
import { type Item, readPage } from '../test-support/demo/data-model-page.ts';
import { firstAdmin } from './demo-accounts.ts';
import { memoryTable } from './memory-table/memory-table.ts';
import { historyOn } from './seed-history.ts';

const SOURCE = path.resolve(__dirname, '../src');
const text = readFileSync(path.resolve(SOURCE, '..', '..', 'docs', 'data-model.md'), 'utf8');
const page = readPage(text);

/** Long enough for clients to offer testimonials; with this many clients, one has a mailbox that bounces. */
const SIZE = { days: 75, clients: 14, readings: 10 };

let items: readonly Item[] = [];

beforeAll(async () => {
	const table = memoryTable(DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'local' })));
	await historyOn(table, {
		tableName: 'centre',
		cipher: fieldCipherFrom(Buffer.alloc(32, 7)),
		hash: async () => decoyHash,
		admin: firstAdmin({ AWS_ENDPOINT_URL: 'http://127.0.0.1' }),
		end: new Date('2026-11-23T07:40:00.000Z'),
		size: SIZE,
	});
	items = table.items();
});

/** The kinds of items in a source: `entity: 'user'`, or the value behind `SET entity = :entity`. */
function entitiesIn(source: string): readonly string[] {
	const values = [...source.matchAll(/\bentity = (:\w+)/g)].flatMap(([, name]) => [
		...source.matchAll(new RegExp(`'${name}': '([\\w-]+)'`, 'g')),
	]);
	return [...source.matchAll(/\bentity: '([\w-]+)'/g), ...values].map(([, entity = '']) => entity);
}

const inSource = new Set(
	readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('testing'))
		.flatMap((file) => entitiesIn(readFileSync(path.join(SOURCE, file), 'utf8'))),
);

test('every item of a history is stored as the page says', () => {
	expect(items.length).toBeGreaterThan(1000);
	expect(faultsOf(page, items)).toEqual([]);
});

const namesOn = ({ kinds }: typeof page): readonly string[] => kinds.map(({ entity }) => entity).sort();

test('the page names each kind of the source once, and no other', () => {
	expect(namesOn(page)).toEqual([...inSource].sort());
});

test('each kind has a rule for the merge of two client records', () => {
	expect(Object.keys(treatmentOf).sort()).toEqual(namesOn(page));
	const clients = items
		.filter(({ entity, role }) => entity === 'auth' && role === 'client')
		.map(({ PK }) => String(PK).slice('USER#'.length));
	expect(clients.length).toBeGreaterThan(10);
	const naming = items
		.filter((item) => treatmentOf[String(item.entity)] === 'none')
		.filter((item) => {
			const text = JSON.stringify(item);
			return clients.some((id) => text.includes(id));
		});
	expect([...new Set(naming.map(({ entity }) => entity))]).toEqual([]);
});

test('the files that the page names exist', () => {
	const files = new Set(page.kinds.flatMap((kind) => kind.files));
	expect([...files].filter((file) => !existsSync(path.join(SOURCE, file)))).toEqual([]);
});

test('the examples of the page have the documented keys', () => {
	expect(page.examples).toHaveLength(text.split('\n## ').length - 1);
	const faults = page.examples.flatMap((example) =>
		itemFaults(
			example,
			page.kinds.find(({ entity }) => entity === example.entity),
		),
	);
	expect(faults).toEqual([]);
});

/** The page with one change. */
function changed(before: string, after: string): ReturnType<typeof readPage> {
	expect(text.split(before)).toHaveLength(2);
	return readPage(text.replace(before, after));
}

describe('a wrong page', () => {
	test.each([
		['a kind is missing', '| `cell` half', '| `half-hour` half', 'cell: the page does not name it'],
		['a key is another one', '`EMAIL#<pseudonym>` / `U`', '`EMAIL#<pseudonym>` / `E`', 'email: its key is another one'],
		['a part of a key is missing', '`IDEM#<userId>#<key>`', '`IDEM#<key>`', 'idempotency: its key is another one'],
		['index keys are others', '`G1` `BOOKED#<month>`', '`G1` `BOOKINGS#<month>`', 'ticket: its G1 keys are others'],
		['index keys are not given', '`G2` `APPTS#<month>` / `<startAt>#<id>`<br>', '', 'does not give its G2 keys'],
		['some items lack index keys', ', when it is not finished', '', 'job: it lacks the G3 keys that the page gives'],
		[
			'no item has index keys',
			'`U` | none |',
			'`U` | `G1` `E#<day>` / `<at>`, when new |',
			'email: no item has G1 keys',
		],
		['an item with a ttl is listed without one', '| 48 hours |', '| stays |', 'idempotency: it has a ttl'],
		[
			'an item without a ttl is listed with one',
			'| stays while the account has the address |',
			'| 2 days |',
			'email: it has no ttl',
		],
		['no item stays', '| 48 hours |', '| 48 hours; stays when new |', 'idempotency: no item stays'],
		['no item expires', '| stays while the', '| 2 days; stays while the', 'email: no item ends'],
		[
			'a stored kind is listed as known by name only',
			'by name only: ',
			'by name only: `user`, ',
			'user: items of it were made',
		],
		['a kind without an item is not listed as such', '`known-device`, ', '', 'known-device: no item of it was made'],
	])('a wrong page is detected: %s', (_what, before, after, fault) => {
		expect(faultsOf(changed(before, after), items)).toContainEqual(expect.stringContaining(fault));
	});

	test('a kind on the page that no source makes is detected', () => {
		expect(namesOn(changed('| `erasure` an', '| `erased` an'))).not.toEqual([...inSource].sort());
		expect(entitiesIn("{ entity: 'one' } SET entity = :kind, ver = :one { ':kind': 'other' }")).toEqual([
			'one',
			'other',
		]);
	});

	test('a row of the page that cannot be parsed is detected', () => {
		expect(() => changed('`platform/keys/field-key.repository.ts`', '')).toThrow('not one of a kind');
		expect(() => changed('`EMAIL#<pseudonym>` / `U`', '`EMAIL#<pseudonym>`')).toThrow('not the keys of an item');
		expect(() => changed('`G1` `BOOKED#<month>`', '`BOOKED#<month>`')).toThrow('not the keys of an index');
	});
});
