import { MINUTE } from '@tulia/centre/durations';
import { priceWords } from '@tulia/centre/price-words';
import { forWhomWords } from '@tulia/contracts/appointment/for-whom-words';
import type { ForWhom, Ticket } from '@tulia/contracts/appointment/schemas';

/** Who is admitted by a ticket: a child comes with the parent who booked. */
export const admits: Readonly<Record<ForWhom, string>> = {
	me: 'One person',
	my_child: 'Child and parent',
	us: 'Couple or family',
};

export const lengthWords = (minutes: number): string => `${minutes} minutes`;

type Costed = Pick<Ticket, 'forWhom' | 'startsAt' | 'endsAt'> & {
	readonly price?: Ticket['price'];
	readonly currency?: Ticket['currency'];
};

/** Whom a booked visit is for, its length and its price, in words. */
export const visitFacts = ({ forWhom, startsAt, endsAt, price, currency }: Costed) => ({
	forWhom: forWhomWords[forWhom],
	length: lengthWords((Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE),
	...(price === undefined || currency === undefined ? {} : { price: priceWords(price, currency) }),
});
