import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = path.join(__dirname, '../..');
const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing\/|^seed\//.test(file))
	.map((file) => [file, withoutComments(readFileSync(path.join(SOURCE, file), 'utf8'))] as const);

function withoutComments(source: string): string {
	return source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

/** What the keys of a kind begin with: the text before the first value, or all of a key that holds no value. */
const prefixesIn = (source: string): ReadonlySet<string> =>
	new Set([...source.matchAll(/[`'"]([A-Z]+#[A-Z]*)/g)].map(([, prefix = '']) => prefix));

/** Files that speak DynamoDB's language: its expressions, or the key of an item. */
const speaksOfTheTable = (source: string): boolean =>
	/\b(?:Update|Condition|KeyCondition|Filter)Expression:|\bPK: (?!string)|['`]PK\b/.test(source);

const SUFFIX = /\.(?:repository|items|actions)\.ts$/;

/** They handle actions and errors of any kind of item, and name the key that every item has. */
const OF_ANY_ITEM = [
	'platform/table/event-records.ts',
	'platform/table/record-images.ts',
	'platform/table/transaction.ts',
];

test('a key prefix is spelled in one file', () => {
	const files = new Map<string, string[]>();
	for (const [file, source] of sources)
		for (const prefix of prefixesIn(source)) files.set(prefix, [...(files.get(prefix) ?? []), file]);
	expect(files.size).toBeGreaterThan(40);
	expect([...files].filter(([, owners]) => owners.length > 1)).toEqual([]);
});

test('a file that holds expressions or keys says so in its suffix', () => {
	const speaking = sources.filter(([, source]) => speaksOfTheTable(source)).map(([file]) => file);
	expect(speaking.length).toBeGreaterThan(40);
	expect(speaking.filter((file) => !SUFFIX.test(file) && !OF_ANY_ITEM.includes(file))).toEqual([]);
});

test('a second spelling and an unsuffixed expression are seen', () => {
	expect(prefixesIn("const PK = 'APPT#' + id; const list = 'APPTS#ALL';")).toEqual(new Set(['APPT#', 'APPTS#ALL']));
	expect(speaksOfTheTable("const Key = { PK: userId, SK: 'META' };")).toBe(true);
	expect(speaksOfTheTable("ConditionExpression: 'ver = :ver'")).toBe(true);
});
