import type { Faq } from '@tulia/contracts/faq/schemas';
import { byTopic, findFaqs, partsOf } from './search-faqs.ts';

const faq = (id: string, category: Faq['category'], question: string, answer: string): Faq => ({
	id,
	category,
	question,
	answer,
	featured: false,
});

const faqs = [
	faq('length', 'Sessions', 'How long is a session?', 'Sixty minutes.'),
	faq('who', 'Privacy', 'Who can see my notes?', 'Your psychologist. They’ll tell nobody (ever).'),
	faq('price', 'Services', 'What does it cost?', 'It is on the page of each service.'),
	faq('cry', 'Sessions', 'What if I cry?', 'Take your time.'),
];
const found = (search: string): readonly string[] => findFaqs(faqs, search).map(({ id }) => id);

describe('searching the FAQs', () => {
	test.each([
		['the question, in any case', 'LONG IS', ['length']],
		['the answer, in any case', 'sixty MINUTES', ['length']],
		['the category', 'privac', ['who']],
		['text in any of the three fields', 'service', ['price']],
		['part of a word', 'sess', ['length', 'cry']],
		['words with spaces around them', '  cry ', ['cry']],
		['a straight apostrophe where the text has a curly one', "they'll", ['who']],
		['parentheses literally', '(ever)', ['who']],
		['a question mark literally', 'cry?', ['cry']],
		['nothing for a text that no FAQ contains', 'zebra.*', []],
	])('searching the FAQs finds %s', (_what, search, ids) => expect(found(search)).toEqual(ids));

	test.each(['', '   '])('searching the FAQs finds all for "%s"', (search) =>
		expect(found(search)).toHaveLength(faqs.length),
	);
});

describe('splitting a text at the search', () => {
	test('splitting a text at the search yields each match as an odd part, as it is written', () => {
		expect(partsOf('Sessions: a session is long.', 'SESSION')).toEqual([
			'',
			'Session',
			's: a ',
			'session',
			' is long.',
		]);
	});

	test('splitting a text at an empty search yields no match', () => {
		expect(partsOf('How long?', ' ')).toEqual(['How long?']);
	});

	test('splitting a text at the search preserves the text', () => {
		for (const search of ['e', '.', '[', 'ı', 'ß', '\\']) {
			for (const { answer } of faqs) expect(partsOf(answer, search).join('')).toBe(answer);
		}
	});
});

test('topics preserve the order of their first questions, and contain each question once', () => {
	expect(byTopic(faqs).map(({ category, faqs: own }) => [category, own.map(({ id }) => id)])).toEqual([
		['Sessions', ['length', 'cry']],
		['Privacy', ['who']],
		['Services', ['price']],
	]);
});
