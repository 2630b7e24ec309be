import { faqCategories } from '@tulia/contracts/faq/schemas';
import type { HandlerResult } from '../platform/http.ts';
import { ok } from '../platform/result.ts';
import type { FaqStore } from './faq.ts';

export interface ListFaqsDeps {
	readonly faqs: Pick<FaqStore, 'list'>;
}

/** Every FAQ, by category in the help centre's order. Within a category the store keeps the centre's order. */
export const listFaqs =
	({ faqs }: ListFaqsDeps) =>
	async (): Promise<HandlerResult<'listFaqs'>> => {
		const all = await faqs.list();
		return ok({ data: faqCategories.flatMap((name) => all.filter(({ category }) => category === name)) });
	};
