/**
 * Checks that everything cited in code, tests and documents exists: requirements (R12), promises (P3), rules and
 * decisions by number. Fails for undefined numbers, missing proofs and papers outside the repository, and when it
 * misses its canary.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { leadingNowhere } from '../lib/citations.mjs';

const root = path.resolve(import.meta.dirname, '../..');
process.chdir(root);
const read = (file) => readFileSync(file, 'utf8');

/** A requirement or promise is a row of a table; its last column names the tests. */
const rowsIn = (file, text) =>
	[...text.matchAll(/^\| ([A-Z]\d+) \|.*\|(.*)\|$/gm)].map(([, id, proof]) => ({
		id,
		file,
		tests: [...proof.matchAll(/`(\S+\.test\.tsx?)`/g)].map(([, test]) => test),
	}));
const faultsOf = (rows) =>
	rows.flatMap(({ id, file, tests }, at) => [
		...(rows.findIndex((row) => row.id === id) < at ? [`${file}: ${id} is given twice`] : []),
		...(tests.length === 0 ? [`${file}: ${id} names no test`] : []),
		...tests.filter((test) => !existsSync(test)).map((test) => `${file}: the test of ${id} is gone: ${test}`),
	]);
const rows = ['docs/requirements.md', 'docs/promises.md'].flatMap((file) => rowsIn(file, read(file)));
const known = {
	id: rows.map(({ id }) => id),
	rule: [...read('docs/rules.md').matchAll(/^## Rule (\d+):/gm)].map(([, number]) => number),
	files: execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8', maxBuffer: 1e8 }).split(
		'\n',
	),
	decision: readdirSync('docs/decisions').flatMap((name) => /^\d{3}(?=-)/.exec(name) ?? []),
};

const mustSee = (sees, what) => {
	if (!sees) throw new Error(`The checker of citations is blind: it did not see ${what}.`);
};
const canary = `
	(R999) / promise P99 / promises P1 and\n * P99 / // as R999 says / test('is sold once (P1, P99)' / (D4) / finding D4
	rule 99 / rules 1 and 99 / decision 4 / decisions 019 and 999 / the spec section on forms / spec section 8 / the specification (sections 2 and 8)
	architecture, section 7 / architecture 3.2 / promises 4.3 / as the design guide says / in shared/notes / nowhere.md / // see \`lambdas/src/gone.ts\``;
for (const words of canary.trim().split(/ \/ |\n\t/))
	mustSee(leadingNowhere('canary.ts', words, known).length > 0, `"${words}"`);
mustSee(
	faultsOf(rowsIn('canary.md', '| P1 | a | `gone.test.ts` |\n| P1 | b | none |')).length === 3,
	'what is wrong with rows',
);
const harmless =
	'// Promises P1 to P3, P6 (R1), rule 4, decision 019, section 4 of the Act, RFC 7914, section 12, docs/rules.md, `checks/citations.mjs`';
mustSee(leadingNowhere('canary.ts', harmless, known).length === 0, 'that this leads somewhere');

const ignored = new Set(['node_modules', 'dist', 'generated', 'cdk.out', 'coverage', '.git', '.local', '.tsbuild']);
/** All sources and documents, except the canary. */
function* textsIn(folder) {
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		const file = path.join(folder, entry.name);
		if (entry.isDirectory() && !ignored.has(entry.name)) yield* textsIn(file);
		if (entry.isFile() && /\.(?:md|css|[cm]?[jt]sx?)$/.test(entry.name) && file !== 'scripts/checks/citations.mjs')
			yield file;
	}
}

const problems = faultsOf(rows);
const texts = [...textsIn('.')];
for (const file of texts) {
	const text = read(file);
	for (const { index, words } of leadingNowhere(file, text, known))
		problems.push(`${file}:${text.slice(0, index).split('\n').length}: ${words.replaceAll(/\s+/g, ' ')}`);
}

if (problems.length > 0) {
	console.error(`These lead nowhere:\n${problems.join('\n')}`);
	process.exit(1);
}
console.log(`Everything that ${texts.length} files cite is there.`);
