import { priceWords } from '@tulia/centre/price-words';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import { useGetProfileQuery } from '@tulia/platform';
import { lengthWords } from '../ticket/visit-facts.ts';
import type { ServiceChoice } from './saved-services.ts';

/** Price, length and payment of a service in words; unknown parts are absent. */
export interface Cost {
	readonly length: string;
	readonly price?: string;
	readonly howToPay?: string;
}

type Costed = Pick<ServiceChoice, 'price' | 'durationMinutes'>;

/** The cost as charged: price and length do not depend on for whom the visit is. */
export const costOf = (
	{ price, durationMinutes }: Costed,
	profile: Pick<CentreProfile, 'currency' | 'howToPay'> | undefined,
): Cost => ({
	length: lengthWords(durationMinutes),
	...(profile && price !== undefined ? { price: priceWords(price, profile.currency) } : {}),
	...(profile?.howToPay ? { howToPay: profile.howToPay } : {}),
});

/** `60 minutes, $35` */
export const costInWords = ({ length, price }: Cost): string => (price === undefined ? length : `${length}, ${price}`);

export function useCost(service: Costed | undefined): Cost | undefined {
	const profile = useGetProfileQuery().data;
	return service && costOf(service, profile);
}
