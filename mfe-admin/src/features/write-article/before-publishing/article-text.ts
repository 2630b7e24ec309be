/** The text of an article, prepared for the checks before publishing. */
export interface ArticleText {
	readonly body: HTMLElement;
	/** The plain text, with a line for each block. */
	readonly text: string;
	/** The sentences of paragraphs and lists, each as its words. */
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

/** The beginning of a text, to quote it. */
export const shortened = (text: string, longest = 40): string =>
	text.length <= longest ? text : `${text.slice(0, longest).trimEnd()}…`;
