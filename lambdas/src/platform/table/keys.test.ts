import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = path.join(__dirname, '../..');
const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing\/|^seed\//.test(file))
	.map((file) => [file, withoutComments(readFileSync(path.join(SOURCE, file), 'utf8'))] as const);

function withoutComments(source: string): string {
	return source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

/** The key prefixes in a source: the constant text before the first value, or the whole key if it is constant. */
const prefixesIn = (source: string): ReadonlySet<string> =>
	new Set([...source.matchAll(/[`'"]([A-Z]+#[A-Z]*)/g)].map(([, prefix = '']) => prefix));

/** Whether a file contains DynamoDB expressions or keys of items. */
const speaksOfTheTable = (source: string): boolean =>
	/\b(?:Update|Condition|KeyCondition|Filter)Expression:|\bPK: (?!string)|['`]PK\b/.test(source);

const SUFFIX = /\.(?:repository|items|actions)\.ts$/;

/** Files that handle actions and errors of any kind of item, and name the key attributes that every item has. */
const OF_ANY_ITEM = [
	'platform/table/event-records.ts',
	'platform/table/record-images.ts',
	'platform/table/transaction.ts',
];

test('a key prefix is written in one file only', () => {
	const files = new Map<string, string[]>();
	for (const [file, source] of sources)
		for (const prefix of prefixesIn(source)) files.set(prefix, [...(files.get(prefix) ?? []), file]);
	expect(files.size).toBeGreaterThan(40);
	expect([...files].filter(([, owners]) => owners.length > 1)).toEqual([]);
});

test('a file that contains DynamoDB expressions or item keys is named .repository, .items or .actions', () => {
	const speaking = sources.filter(([, source]) => speaksOfTheTable(source)).map(([file]) => file);
	expect(speaking.length).toBeGreaterThan(40);
	expect(speaking.filter((file) => !SUFFIX.test(file) && !OF_ANY_ITEM.includes(file))).toEqual([]);
});

test('a second spelling of a prefix and an expression in an unsuffixed file are detected', () => {
	expect(prefixesIn("const PK = 'APPT#' + id; const list = 'APPTS#ALL';")).toEqual(new Set(['APPT#', 'APPTS#ALL']));
	expect(speaksOfTheTable("const Key = { PK: userId, SK: 'META' };")).toBe(true);
	expect(speaksOfTheTable("ConditionExpression: 'ver = :ver'")).toBe(true);
});
