import type { FaqCategory } from '@tulia/contracts/faq/schemas';
import type { Faq } from '../../../src/faq/faq.ts';

/** A question as written in a list, which defines its category and position. */
export type SampleFaq = Pick<Faq, 'id' | 'question' | 'answer'> & { readonly featured?: true };

/** Adds category and position to the questions of a list. */
export const inCategory = (category: FaqCategory, faqs: readonly SampleFaq[]): readonly Faq[] =>
	faqs.map(({ featured = false, ...faq }, index) => ({ ...faq, category, order: index + 1, featured }));
