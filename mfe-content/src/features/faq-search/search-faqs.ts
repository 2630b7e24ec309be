import type { Faq, FaqCategory } from '@tulia/contracts/faq/schemas';

const SYNTAX = /[\\^$.*+?()[\]{}|/]/g;
const APOSTROPHE = /['’]/g;

/** Hyphens within a word are optional: `mpesa` finds M-Pesa. */
const HYPHEN = /(?<=\S)-(?=\S)/g;

/** The search as a case-insensitive literal pattern that accepts either apostrophe; `undefined` if empty. */
function patternOf(search: string): string | undefined {
	const words = search.trim();
	if (!words) return undefined;
	const letters = [...words.replace(HYPHEN, '')].map((letter) => letter.replace(SYNTAX, String.raw`\$&`));
	return letters.join('-?').replace(APOSTROPHE, "['’]");
}

/**
 * The FAQs whose question, answer or category contains `search` in any case (R36). An empty `search` returns all FAQs.
 */
export function findFaqs(faqs: readonly Faq[], search: string): readonly Faq[] {
	const pattern = patternOf(search);
	if (pattern === undefined) return faqs;
	const wanted = new RegExp(pattern, 'iu');
	return faqs.filter(({ question, answer, category }) =>
		[question, answer, category].some((text) => wanted.test(text)),
	);
}

/** A text split at the search: the parts with odd indices are the matches. */
export function partsOf(text: string, search: string): readonly string[] {
	const pattern = patternOf(search);
	return pattern === undefined ? [text] : text.split(new RegExp(`(${pattern})`, 'giu'));
}

export interface Topic {
	readonly category: FaqCategory;
	readonly faqs: readonly Faq[];
}

/** The FAQs by category, in their original order. */
export function byTopic(faqs: readonly Faq[]): readonly Topic[] {
	const categories = [...new Set(faqs.map(({ category }) => category))];
	return categories.map((category) => ({ category, faqs: faqs.filter((faq) => faq.category === category) }));
}
