import { faqCategories } from '@tulia/contracts/faq/schemas';
import type { HandlerResult } from '../platform/http.ts';
import { ok } from '../platform/result.ts';
import type { StaffFaqStore } from './faq.ts';

/** Every FAQ, by category in the help centre's order and within it in the centre's, with the version to change it on. */
export const listAllFaqs =
	({ faqs }: { readonly faqs: Pick<StaffFaqStore, 'listAll'> }) =>
	async (): Promise<HandlerResult<'listAllFaqs'>> => {
		const all = await faqs.listAll();
		return ok({ data: faqCategories.flatMap((category) => all.filter((faq) => faq.category === category)) });
	};
