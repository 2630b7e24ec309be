import { existsSync } from 'node:fs';
import path from 'node:path';

/** Stands for `_` below: a citation may go on in the next line of its comment. */
const GAP = String.raw`(?:\s|\*|//)+`;
const pattern = (text, flags) => new RegExp(text.replaceAll('_', GAP), flags);
const listOf = (one) => `(${one}(?:(?:,|_(?:and|or|to))_${one})*)`;
const [IDS, NUMBERS] = [listOf(String.raw`[A-Z]\d+`), listOf(String.raw`\d+\b`)];

/** What stands behind its word, or in brackets; wherever that is, names of tests included. */
const CITED = [
	['id', pattern(String.raw`\b(?:promise|requirement)s?_${IDS}`, 'gi')],
	['id', pattern(String.raw`\(${IDS}[),;:]`, 'g')],
	['rule', pattern(String.raw`\brules?_${NUMBERS}`, 'gi')],
	['decision', pattern(String.raw`\bdecisions?_${NUMBERS}`, 'gi')],
];

/** Ids alone, with the letters of ours: only in comments and documents, because code may well have an `S1`. */
const BARE = /(?<![\w'"#%$./-])[ANPRSW][1-9]\d{0,2}(?![\w'"#%/-])/g;
const COMMENT = /(?<=^|\s)(?:\/\*[\s\S]*?\*\/|\/\/.*)/gm;

/** Papers that are not in the repository. A law or a standard may be cited by section. */
const ELSEWHERE = [
	pattern(String.raw`\bsections?_\d+(?![\d-])(?!.{0,40}\b(?:Act|Regulations)\b)(?<!\b(?:Act|RFC).{0,40})`, 'g'),
	pattern(String.raw`\bspec(?:ification)?(?:'s)?[,(]?_\(?(?:sections?\b|\d)`, 'gi'),
	pattern(String.raw`\b(?:architecture|decisions|design|promises|style)(?:\.md)?,?_\d+\.\d`, 'gi'),
	pattern(String.raw`\bfindings?_[A-Z]?\d`, 'gi'),
	/\bdesign guide\b|\bDESIGN\b(?=[.,) ])|(?<![\w-])shared\/\w/g,
];
/** A path in backticks, from the root of the repository or the end of one; a bare name may be one of any folder, or of what is built. */
const PATH = /(?<=`)(?:[\w.-]+\/)+[\w.[\]-]+\.(?:[cm]?[jt]sx?|css|py|sh|json|yml)(?=`)/g;
/** Made by a build. */
const BUILT = /(?:^|\/)(?:dist|generated|cdk\.out)\//;

const PAGE = /(?<![\w:/.-])[\w./-]*\w\.md\b/g;

const wordsIn = (text, cited) =>
	[...text.matchAll(cited)].map(({ index, 0: words, 1: list = words }) => ({ index, words, list }));
const spokenIn = (file, text) => (file.endsWith('.md') ? [{ index: 0, words: text }] : wordsIn(text, COMMENT));
const isNotIn =
	(known) =>
	({ list }) =>
		list.match(/[A-Z]?\d+/gi).some((one) => !known.includes(one));
const isHere = (page, from) => [path.dirname(from), '.', 'docs'].some((folder) => existsSync(path.join(folder, page)));

const isPath = (files, cited, from) =>
	existsSync(path.join(path.dirname(from), cited)) || files.some((one) => `/${one}`.endsWith(`/${cited}`));

/** What the `text` of `file` cites and nobody can look up, each with its place in the text. `known` lists what can be cited. */
export const leadingNowhere = (file, text, known) => [
	...CITED.flatMap(([kind, cited]) => wordsIn(text, cited).filter(isNotIn(known[kind]))),
	...spokenIn(file, text).flatMap((spoken) =>
		wordsIn(spoken.words, BARE)
			.filter(isNotIn(known.id))
			.map((bare) => ({ ...bare, index: spoken.index + bare.index })),
	),
	...ELSEWHERE.flatMap((cited) => wordsIn(text, cited)),
	...wordsIn(text, PAGE).filter(({ words }) => !isHere(words, file)),
	...spokenIn(file, text).flatMap((spoken) =>
		wordsIn(spoken.words, PATH)
			.filter(({ words }) => !BUILT.test(words) && !isPath(known.files, words, file))
			.map((cited) => ({ ...cited, index: spoken.index + cited.index })),
	),
];
