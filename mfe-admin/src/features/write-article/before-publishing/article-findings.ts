import { missingParts } from '@tulia/contracts/article/missing-parts';
import { mayBeInCrisis } from '@tulia/contracts/may-be-in-crisis';
import type { ArticleFields } from '../../../lib/article/article-fields.ts';
import { type ArticleText, articleText, shortened } from './article-text.ts';
import { doubtfulLinks } from './doubtful-links.ts';
import { harmfulWords } from './harmful-words.ts';
import { headingDoubts } from './heading-order.ts';
import { readingAge } from './reading-age.ts';

/** `missing` prevents publishing, `advice` does not, and a `question` is for a person to answer. */
export type FindingTone = 'done' | 'missing' | 'advice' | 'question';

export interface Finding {
	readonly tone: FindingTone;
	readonly text: string;
}

/** The number of characters after which search results cut titles and descriptions. */
const TITLE_SHOWN = 60;
const SNIPPET_SHOWN = 160;
const FEWEST_WORDS = 150;
const MOST_WORDS = 2000;
const EASY_AGE = 12;
const LONG_SENTENCE = 35;

const advice = (text: string): Finding => ({ tone: 'advice', text });
const done = (text: string): Finding => ({ tone: 'done', text });
/** The doubts as advice, or a finding that all is well if there are none. */
const doubtsOr = (doubts: readonly string[], tick: string): readonly Finding[] =>
	doubts.length > 0 ? [...new Set(doubts)].map(advice) : [done(tick)];

/** The findings about an article before it is published: what is missing, what could be better, and what is fine. */
export function articleFindings(fields: ArticleFields): readonly Finding[] {
	const missing = missingParts(fields).map(({ message }): Finding => ({ tone: 'missing', text: message }));
	const text = articleText(fields.content);
	const found = [
		...missing,
		...cardFindings(fields),
		...(text.wordCount === 0 ? [] : textFindings(fields, text)),
		{ tone: 'question', text: 'Can no client be recognised? Only you can tell.' } as const,
	];
	return missing.length > 0 ? found : [done('Nothing is missing'), ...found];
}

const cardFindings = ({ title, snippet }: ArticleFields): readonly Finding[] => [
	...(title.length > TITLE_SHOWN
		? [advice(`Search results cut a title after about ${TITLE_SHOWN} characters. This one has ${title.length}.`)]
		: []),
	...(snippet.length > SNIPPET_SHOWN
		? [advice(`Search results cut a snippet after about ${SNIPPET_SHOWN} characters. This one has ${snippet.length}.`)]
		: []),
];

const textFindings = (fields: ArticleFields, text: ArticleText): readonly Finding[] => [
	...crisisFindings(fields, text),
	...harmfulWords(`${fields.title}\n${fields.snippet}\n${text.text}`).map(({ found, instead }) =>
		advice(`“${found}” may hurt a reader. Try “${instead}”.`),
	),
	...readingFindings(text),
	...lengthFindings(text),
	...doubtsOr(headingDoubts(text.body, text.wordCount), 'Headings are in order'),
	...(text.body.querySelector('a') ? doubtsOr(doubtfulLinks(text.body), 'Links say where they lead') : []),
	...pictureFindings(text.body),
];

/** Selects links to the help page and phone links. */
const CALL_LINK = 'a[href^="/help-now"], a[href^="tel:"]';

function crisisFindings({ title, snippet }: ArticleFields, { body, text }: ArticleText): readonly Finding[] {
	if (!mayBeInCrisis(title, snippet, text)) return [];
	return body.querySelector(CALL_LINK)
		? [done('It says whom to call')]
		: [advice('Say whom to call, near the words about harm: the button Help now writes that line.')];
}

function readingFindings({ sentences }: ArticleText): readonly Finding[] {
	const age = readingAge(sentences);
	const long = sentences.find((words) => words.length > LONG_SENTENCE);
	return [
		...(age === undefined
			? []
			: [
					age <= EASY_AGE
						? done(`Easy to read: age ${age}`)
						: advice(`Hard to read: age ${age}. Use shorter sentences and words.`),
				]),
		...(long ? [advice(`One sentence has ${long.length} words: “${shortened(long.join(' '))}”`)] : []),
	];
}

function lengthFindings({ wordCount }: ArticleText): readonly Finding[] {
	if (wordCount < FEWEST_WORDS) return [advice(`It is short: ${wordCount} words.`)];
	if (wordCount > MOST_WORDS) return [advice(`It is long: ${wordCount} words. Two articles may be read further.`)];
	return [done(`A good length: ${wordCount} words`)];
}

function pictureFindings(body: HTMLElement): readonly Finding[] {
	const pictures = [...body.querySelectorAll('img')];
	if (pictures.length === 0) return [];
	const bare = pictures.filter((picture) => picture.alt.trim() === '').length;
	if (bare === 0) return [done('Pictures have words for those who cannot see them')];
	const [whose, it] = bare === 1 ? ['One picture has', 'it'] : [`${bare} pictures have`, 'them'];
	return [advice(`${whose} no words for those who cannot see ${it}.`)];
}
