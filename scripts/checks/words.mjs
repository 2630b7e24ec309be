/**
 * Finds words that docs/glossary.md retires. Its first table is about texts for people: pages, mails, SMS, content. Its
 * second is about names in code, file names, comments, test names and documents. Fails when it misses a canary.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
process.chdir(root);
const read = (/** @type {string} */ file) => readFileSync(file, 'utf8');

/** Where a retired word of the code is allowed: in which files, as which name or “word of prose”, and why. */
const EXEMPT = /** @type {const} */ ([
	[/^docs\/(?:glossary\.md|proofs\/)/, /./, 'the table itself; what runs have written'],
	[/^docs\/requirements\.md/, /“told”/, 'the specification says so'],
	[/\.css$|^packages\/ui\//, /^“?(?:rings?|stretch(?:es)?)”?$/, 'a focus ring, a drawn ring, a value of CSS'],
	[/./, /^(?:(?:un)?told|toldBy(?:Mail|Sms)|\w+ToldAt|peopleNotTold|email_change_told|CRISIS_TOLD)$/, 'wire, stored'],
	[/./, /^(?:rings_back|OwnStretch|stretches)$/, 'wire'],
	[/^packages\/local-cloud\//, /^fate$/, 'stored with an SMS'],
]);

/** The rows of a table, and a pattern of its phrases as whole words, in any case, also across a line break. */
function retiredIn(/** @type {string} */ heading) {
	const section = read('docs/glossary.md').split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
	const rows = [...section.matchAll(/^\| (`.+`) \| (.+) \|$/gm)].flatMap(([, phrases = '', instead = '']) =>
		[...phrases.matchAll(/`([^`]+)`/g)].map(([, phrase = '']) => ({ phrase: phrase.toLowerCase(), instead })),
	);
	if (rows.length < 10) throw new Error(`The checker of words is blind: it did not read the table "${heading}".`);
	const phrases = rows.map(({ phrase }) => phrase.replaceAll(' ', '\\s+')).join('|');
	return { rows, pattern: new RegExp(`(?<![\\w-])(?:${phrases})(?![\\w-])`, 'gi') };
}
const [texts, code] = [retiredIn('Retired words'), retiredIn('Retired words of the code')];

const found = (/** @type {string} */ words, /** @type {typeof texts} */ { rows, pattern }) =>
	[...words.matchAll(pattern)].map(({ index, 0: match }) => {
		const phrase = match.replaceAll(/\s+/g, ' ').toLowerCase();
		return { index, phrase, instead: rows.find((row) => row.phrase === phrase)?.instead };
	});

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const faultsInText = (/** @type {string} */ file, /** @type {string} */ source) =>
	found(source.replaceAll(COMMENT, ' '), texts).map(({ phrase, instead }) => `${file}: “${phrase}”, say ${instead}`);

const STRING = String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"`;
/** Comments, names of tests and of their cases, other strings, templates and regular expressions, and names in code. */
const TOKENS = [
	`(?<comment>${COMMENT.source})`,
	String.raw`(?<title>(?=['"])(?<=(?:\b(?:test|it|describe)[.\w]*|\))\(\s*|\[\s*)(?:${STRING}))`,
	...[STRING, String.raw`\`(?:\\.|[^\`\\])*\``, String.raw`(?<=[(,=:!&|?[]\s*)/(?:\\.|[^/\\\n])+/[a-z]*`],
	String.raw`(?<name>[A-Za-z_$][\w$]*)`,
];
const TOKEN = new RegExp(TOKENS.join('|'), 'gm');
/** Text between tags is for people. */
const JSX_TEXT = /(?<=[>}])(?!\n\n)[^<>{}()=;:]*(?=[<{])/g;

const blank = (/** @type {string} */ text) => text.replaceAll(/[^\n]/g, ' ');
/** `tellCrisis`, `TELL_CRISIS` and `tell-crisis.ts` as words. */
const wordsOf = (/** @type {string} */ name) =>
	name.replaceAll(/[_/.-]/g, ' ').replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
/** @type {Map<string, ReturnType<typeof found>>} Each name is read once. */
const namesRead = new Map();
function foundInName(/** @type {string} */ name) {
	const hits = namesRead.get(name) ?? found(wordsOf(name), code);
	namesRead.set(name, hits);
	return hits;
}
/** Without names in backticks, which are checked where they are declared. */
const proseOf = (/** @type {string} */ text) => text.replaceAll(/```[\s\S]*?```|`[^`\n]*`|(?<=\n\s*)\*/g, blank);

function faultsInCode(/** @type {string} */ file, /** @type {string} */ source) {
	const exempt = EXEMPT.filter(([files]) => files.test(file)).map(([, words]) => words);
	const lineOf = (/** @type {number} */ at) => source.slice(0, at).split('\n').length;
	const faultsOf = (/** @type {ReturnType<typeof found>} */ hits, at = 0, name = '') =>
		hits
			.filter(({ phrase }) => !exempt.some((one) => one.test(name || `“${phrase}”`)))
			.map(({ index, phrase, instead }) => `${file}:${lineOf(at + index)}: “${phrase}”, say ${instead}`);
	const inPath = faultsOf(foundInName(file), Number.NEGATIVE_INFINITY);
	if (file.endsWith('.md')) return [...inPath, ...faultsOf(found(proseOf(source), code))];
	const shown = file.endsWith('.tsx') ? source.replaceAll(JSX_TEXT, blank) : source;
	const inTokens = [...shown.matchAll(TOKEN)].flatMap(({ index, groups: { comment, title, name } = {} }) => {
		if (name) return faultsOf(foundInName(name), index, name);
		const prose = comment ?? (file.includes('.test.') && title?.includes(' ') ? title : '');
		return faultsOf(found(proseOf(prose), code), index);
	});
	return [...inPath, ...inTokens];
}

const canaries = [
	faultsInText('a.tsx', '// without a line\nconst a = <p>Press\n\t\tthe button</p>;'),
	faultsInCode('a.ts', "const playRound = 'play round';"),
	faultsInCode('a.tsx', '/* Each attempt\n * is: play\n * round. */ <p>Play round</p>'),
	faultsInCode('a.test.ts', "test('play round', () => expect('play round'));"),
	faultsInCode('README.md', 'Each try is a play\nround, `playRound`.'),
	faultsInCode('src/play-round/a.ts', ''),
];
if (canaries.some(({ length }) => length !== 1))
	throw new Error(`The checker of words is blind: of its canaries it saw ${canaries.map(({ length }) => length)}.`);

const people = ['mfe-*/src', 'shell/src', 'packages/{ui,platform,centre,contracts}/src', 'lambdas/src'].flatMap(
	(folder) => globSync(`${folder}/**/*.{ts,tsx,html}`).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file)),
);
const engineers = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8', maxBuffer: 1e8 })
	.split('\n')
	.filter((file) => /\.(?:md|css|mjs|tsx?)$/.test(file) && existsSync(file));
const faults = [
	...people.flatMap((file) => faultsInText(file, read(file))),
	...engineers.flatMap((file) => faultsInCode(file, read(file))),
];
if (faults.length > 0) {
	console.error(`Retired words (docs/glossary.md):\n${faults.join('\n')}`);
	process.exit(1);
}
console.log(`None of ${texts.rows.length + code.rows.length} retired words is in ${engineers.length} files.`);
