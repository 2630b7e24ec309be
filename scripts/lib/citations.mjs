import { existsSync } from 'node:fs';
import path from 'node:path';

/** Replaces `_` below: a citation may continue in the next line of its comment. */
const GAP = String.raw`(?:\s|\*|//)+`;
const pattern = (text, flags) => new RegExp(text.replaceAll('_', GAP), flags);
const listOf = (one) => `(${one}(?:(?:,|_(?:and|or|to))_${one})*)`;
const [IDS, NUMBERS] = [listOf(String.raw`[A-Z]\d+`), listOf(String.raw`\d+\b`)];

/** Citations with their keyword, or in parentheses, anywhere, test titles included. */
const CITED = [
	['id', pattern(String.raw`\b(?:promise|requirement)s?_${IDS}`, 'gi')],
	['id', pattern(String.raw`\(${IDS}[),;:]`, 'g')],
	['rule', pattern(String.raw`\brules?_${NUMBERS}`, 'gi')],
	['decision', pattern(String.raw`\bdecisions?_${NUMBERS}`, 'gi')],
];

/** Bare ids with our letters: only in comments and documents, because code may have its own `S1`. */
const BARE = /(?<![\w'"#%$./-])[ANPRSW][1-9]\d{0,2}(?![\w'"#%/-])/g;
const COMMENT = /(?<=^|\s)(?:\/\*[\s\S]*?\*\/|\/\/.*)/gm;

/** Papers outside the repository. A law or a standard may be cited by section. */
const ELSEWHERE = [
	pattern(String.raw`\bsections?_\d+(?![\d-])(?!.{0,40}\b(?:Act|Regulations)\b)(?<!\b(?:Act|RFC).{0,40})`, 'g'),
	pattern(String.raw`\bspec(?:ification)?(?:'s)?[,(]?_\(?(?:sections?\b|\d)`, 'gi'),
	pattern(String.raw`\b(?:architecture|decisions|design|promises|style)(?:\.md)?,?_\d+\.\d`, 'gi'),
	pattern(String.raw`\bfindings?_[A-Z]?\d`, 'gi'),
	/\bdesign guide\b|\bDESIGN\b(?=[.,) ])|(?<![\w-])shared\/\w/g,
];
/** A path in backticks, from the root or a suffix of one; a bare name may be in any folder, or in the build. */
const PATH = /(?<=`)(?:[\w.-]+\/)+[\w.[\]-]+\.(?:[cm]?[jt]sx?|css|py|sh|json|yml)(?=`)/g;
/** Files made by a build. */
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

/** The citations in the `text` of `file` that do not exist, each with its position. `known` lists what can be cited. */
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
