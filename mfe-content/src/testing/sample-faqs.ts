import type { Faq } from '@tulia/contracts/faq/schemas';
import { type AppStore, baseApi } from '@tulia/platform';
// Registers the endpoint before the cache is filled.
import '../api/faqs-api.ts';
import { type ApiResponses, allResponses, storeWith } from './show-page.tsx';

const faq = (id: string, category: Faq['category'], question: string, answer: string): Faq => ({
	id,
	category,
	question,
	answer,
	featured: false,
});

const featured = (id: string, question: string): Faq => ({
	...faq(id, 'General', question, `The answer to ${id}.`),
	featured: true,
});

/** In the order of the API. Six of them are featured, more than the contact page shows. */
export const faqs: readonly Faq[] = [
	faq('which-service', 'Services', 'Which service should I choose?', 'The one that feels closest.'),
	featured('reply-time', 'How quickly will you reply?'),
	featured('parking', 'Is there parking?'),
	featured('languages', 'Do you speak Dholuo?'),
	featured('children', 'May I bring my children?'),
	featured('lift', 'Is there a lift?'),
	featured('tea', 'Is there tea?'),
	faq('length', 'Sessions', 'How long is a session?', 'Sixty minutes. Bring water.'),
	faq('cry', 'Sessions', 'What if I cry?', 'Take all the time of the session.'),
	faq('notes', 'Privacy', 'Who reads my notes?', 'Your psychologist.'),
];

export const responsesWithFaqs: ApiResponses = { ...allResponses, '/api/faqs': { data: faqs } };

/** A store as in a prerendered page, with the FAQs of `answers`. */
export async function storeWithFaqs(answers: ApiResponses = responsesWithFaqs): Promise<AppStore> {
	const store = await storeWith(answers);
	const list = answers['/api/faqs'];
	if (list) await store.dispatch(baseApi.util.upsertQueryData('listFaqs' as never, undefined as never, list as never));
	return store;
}
