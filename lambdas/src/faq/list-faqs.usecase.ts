import { faqCategories } from '@tulia/contracts/faq/schemas';
import type { HandlerResult } from '../platform/http.ts';
import { ok } from '../platform/result.ts';
import type { ProfileStore } from '../profile/profile-store.ts';
import type { ServiceStore } from '../service/service-store.ts';
import type { FaqStore } from './faq.ts';
import { PRICES, withPrices } from './price-list.ts';

export interface ListFaqsDeps {
	readonly faqs: Pick<FaqStore, 'list'>;
	readonly services: Pick<ServiceStore, 'list'>;
	readonly profiles: Pick<ProfileStore, 'read'>;
}

/**
 * Every FAQ, by category in the help centre's order. Within a category the store keeps the centre's order. Where an answer asks
 * for the prices, those of the catalogue are written in at each reading, so that they are true the moment staff change one.
 */
export const listFaqs =
	({ faqs, services, profiles }: ListFaqsDeps) =>
	async (): Promise<HandlerResult<'listFaqs'>> => {
		const all = await faqs.list();
		const data = faqCategories.flatMap((name) => all.filter(({ category }) => category === name));
		if (!data.some(({ answer }) => answer.includes(PRICES))) return ok({ data });
		const [priced, profile] = await Promise.all([services.list(), profiles.read()]);
		if (!profile) throw new Error('The table holds no centre profile: it has not been seeded.');
		const { currency } = profile;
		return ok({ data: data.map((faq) => ({ ...faq, answer: withPrices(faq.answer, priced, currency) })) });
	};
