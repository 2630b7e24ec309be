/**
 * Finds the words that docs/glossary.md retires in texts for people: pages, mails, SMS, content. Comments and tests are
 * exempt. Reports each with its file and replacement, and fails when it misses its canary.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
process.chdir(root);

/** The rows of the table of retired words: each phrase in backticks, and its replacement. */
const section = readFileSync('docs/glossary.md', 'utf8').split('## Retired words')[1]?.split('\n## ')[0] ?? '';
const retired = [...section.matchAll(/^\| (`.+`) \| (.+) \|$/gm)].flatMap(([, phrases = '', instead = '']) =>
	[...phrases.matchAll(/`([^`]+)`/g)].map(([, phrase = '']) => ({ phrase, instead, pattern: patternOf(phrase) })),
);

/** As whole words, in any case, also across a line break. */
function patternOf(/** @type {string} */ phrase) {
	const words = phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');
	return new RegExp(`(?<![\\w-])${words}(?![\\w-])`, 'gi');
}

const withoutComments = (/** @type {string} */ code) =>
	code.replaceAll(/\/\*[\s\S]*?\*\//g, ' ').replaceAll(/(?<=^|\s)\/\/.*$/gm, ' ');

const faultsIn = (/** @type {string} */ file, /** @type {string} */ code) =>
	retired.flatMap(({ phrase, instead, pattern }) =>
		[...withoutComments(code).matchAll(pattern)].map(() => `${file}: “${phrase}” is retired, say ${instead}`),
	);

if (retired.length < 10) throw new Error('The checker of words is blind: the table of docs/glossary.md was not read.');
const canary = faultsIn('canary.tsx', '// without a line\nconst a = <p>Press\n\t\tthe button without a\n\t\tline</p>;');
if (canary.length !== 2) throw new Error(`The checker of words is blind: it saw ${canary.length} of 2 retired words.`);

const read = ['mfe-*/src', 'shell/src', 'packages/{ui,platform,centre,contracts}/src', 'lambdas/src'].flatMap(
	(folder) => globSync(`${folder}/**/*.{ts,tsx,html}`).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file)),
);
const faults = read.flatMap((file) => faultsIn(file, readFileSync(file, 'utf8')));
if (faults.length > 0) {
	console.error(faults.join('\n'));
	process.exit(1);
}
console.log(`None of ${retired.length} retired words is in ${read.length} files.`);
