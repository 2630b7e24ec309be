import { priceWords } from '@tulia/centre/price-words';
import type { Service } from '@tulia/contracts/service/schemas';

/** Placeholder for the prices of the services. */
export const PRICES = '{prices}';

type Priced = Pick<Service, 'title' | 'price' | 'durationMinutes'>;

const listed = (titles: readonly string[]): string =>
	titles.length < 2 ? titles.join('') : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`;

/** The prices of services in sentences, the lowest first: `$30 for 60 minutes: Stress Management.` */
export function priceList(services: readonly Priced[], currency: string): string {
	const groups = new Map<string, Priced[]>();
	const dearer = (one: Priced, other: Priced) => one.price - other.price || one.durationMinutes - other.durationMinutes;
	for (const service of services.toSorted(dearer)) {
		const cost = `${priceWords(service.price, currency)} for ${service.durationMinutes} minutes`;
		groups.set(cost, [...(groups.get(cost) ?? []), service]);
	}
	if (groups.size === 0) return 'Please ask us for the price.';
	return [...groups].map(([cost, group]) => `${cost}: ${listed(group.map(({ title }) => title))}.`).join(' ');
}

/** An answer with its placeholder replaced. */
export const withPrices = (answer: string, services: readonly Priced[], currency: string): string =>
	answer.replaceAll(PRICES, () => priceList(services, currency));
