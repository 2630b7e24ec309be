/** The words of an article's HTML, as they are looked through before it is published. */
export interface ArticleText {
	readonly body: HTMLElement;
	/** Without markup, a line for each part. */
	readonly text: string;
	/** The sentences of its paragraphs and lists, each by its words. */
	readonly sentences: readonly (readonly string[])[];
	readonly wordCount: number;
}

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
const wordsIn = (text: string): readonly string[] => text.match(WORD) ?? [];
const sentencesIn = new Intl.Segmenter('en', { granularity: 'sentence' });

const textOf = (element: Element): string => (element.textContent ?? '').trim();

export function articleText(html: string): ArticleText {
	const { body } = new DOMParser().parseFromString(html, 'text/html');
	const paragraphs = [...body.querySelectorAll('p')].map(textOf);
	const sentences = paragraphs
		.flatMap((paragraph) => [...sentencesIn.segment(paragraph)].map(({ segment }) => wordsIn(segment)))
		.filter((words) => words.length > 0);
	const text = [...body.querySelectorAll('p, h2, h3, h4')].map(textOf).join('\n');
	return { body, text, sentences, wordCount: wordsIn(text).length };
}

/** Its beginning, where it is quoted. */
export const shortened = (text: string, longest = 40): string =>
	text.length <= longest ? text : `${text.slice(0, longest).trimEnd()}…`;
