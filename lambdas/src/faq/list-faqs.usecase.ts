import { blankProfile } from '@tulia/centre/blank-profile';
import { faqCategories } from '@tulia/contracts/faq/schemas';
import type { ResultFor } from '../platform/http/http.ts';
import { ok } from '../platform/http/result.ts';
import type { ProfileStore } from '../profile/profile-store.ts';
import type { ServiceStore } from '../service/service-store.ts';
import type { FaqStore, StaffFaqStore } from './faq.ts';
import { PRICES, withPrices } from './price-list.ts';

export interface ListFaqsDeps {
	readonly faqs: Pick<FaqStore, 'list'>;
	readonly services: Pick<ServiceStore, 'listPrices'>;
	readonly profiles: Pick<ProfileStore, 'readCurrency'>;
}

/**
 * Every FAQ, by category in the help centre's order, and within it in the centre's. Prices of the catalogue are
 * inserted at each read, so that they are never stale.
 */
export const listFaqs =
	({ faqs, services, profiles }: ListFaqsDeps) =>
	async (): Promise<ResultFor<'listFaqs'>> => {
		// Concurrently, although not every answer needs prices.
		const [all, priced, said] = await Promise.all([faqs.list(), services.listPrices(), profiles.readCurrency()]);
		const data = faqCategories.flatMap((name) => all.filter(({ category }) => category === name));
		if (!data.some(({ answer }) => answer.includes(PRICES))) return ok({ data });
		const currency = said ?? blankProfile.currency;
		return ok({ data: data.map((faq) => ({ ...faq, answer: withPrices(faq.answer, priced, currency) })) });
	};

/** Every FAQ, by category in the help centre's order and within it in the centre's, with its version. */
export const listAllFaqs =
	({ faqs }: { readonly faqs: Pick<StaffFaqStore, 'listAll'> }) =>
	async (): Promise<ResultFor<'listAllFaqs'>> => {
		const all = await faqs.listAll();
		return ok({ data: faqCategories.flatMap((category) => all.filter((faq) => faq.category === category)) });
	};
