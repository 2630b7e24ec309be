import type { FaqCategory } from '@tulia/contracts/faq/schemas';
import type { Faq } from '../../../faq/faq.ts';

/** A question as it is written down: its category and place come from the list it stands in. */
export type SampleFaq = Pick<Faq, 'id' | 'question' | 'answer'> & { readonly featured?: true };

/** Gives the questions of one category their order. */
export const inCategory = (category: FaqCategory, faqs: readonly SampleFaq[]): readonly Faq[] =>
	faqs.map(({ featured = false, ...faq }, index) => ({ ...faq, category, order: index + 1, featured }));
