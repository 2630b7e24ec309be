import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const { nouns } = jest.requireActual<{ readonly nouns: readonly string[] }>('../.dependency-cruiser.cjs');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const namedIn = (text: string, pattern: RegExp): ReadonlySet<string> =>
	new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

interface Row {
	readonly noun: string;
	readonly functions: string;
	readonly promises: string;
}

const rows = read('docs/nouns.md')
	.split('\n')
	.filter((line) => line.startsWith('| `'))
	.map((line): Row => {
		const [, noun = '', , , functions = '', promises = ''] = line.split('|').map((cell) => cell.trim());
		return { noun: noun.replaceAll('`', ''), functions, promises };
	});

/** The functions whose entry file names the noun. */
function functionsOf(noun: string): string {
	const files = globSync('lambdas/src/functions/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
	const loading = files.filter((file) => namedIn(read(file), /'\.\.\/([a-z-]+)\//g).has(noun));
	if (loading.length === files.length) return 'all';
	return (
		loading
			.map((file) => file.replace(/.*\/|\.ts$/g, ''))
			.toSorted()
			.join(', ') || '–'
	);
}

/** `P1 to P3, P7` as its single names. */
const eachPromise = (words: string): readonly string[] =>
	words.split(', ').flatMap((word) => {
		const [, letter, first, last] = /^([A-Z])(\d+)(?: to [A-Z](\d+))?$/.exec(word) ?? [];
		if (letter === undefined) return [];
		const [from, to] = [Number(first), Number(last ?? first)];
		return Array.from({ length: to - from + 1 }, (_one, at) => `${letter}${from + at}`);
	});

const promisesOf = (noun: string): readonly string[] =>
	read('docs/promises.md')
		.split('\n')
		.flatMap((line) => {
			const [, promise] = /^\| ([A-Z]\d+) \|/.exec(line) ?? [];
			return promise && line.includes(`lambdas/src/${noun}/`) ? [promise] : [];
		});

test('docs/nouns.md names every folder of the server, in the order that the boundaries enforce', () => {
	expect(rows.map(({ noun }) => noun)).toEqual(nouns);
	const folders = readdirSync(join(root, 'lambdas/src')).filter((name) => name !== 'functions');
	expect(folders.toSorted()).toEqual([...nouns].toSorted());
});

test.each(rows)('docs/nouns.md says which functions load $noun, and which promises its tests prove', (row) => {
	expect(row.functions).toBe(functionsOf(row.noun));
	expect(eachPromise(row.promises).toSorted()).toEqual(promisesOf(row.noun).toSorted());
});
