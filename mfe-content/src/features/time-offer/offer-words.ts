import { dayOf, timeOf } from '@tulia/centre/clock';
import { longDay, shortDay } from '@tulia/centre/date-words';
import { MINUTE } from '@tulia/centre/durations';
import { priceWords } from '@tulia/centre/price-words';
import { forWhomWords } from '@tulia/contracts/appointment/for-whom-words';
import type { OfferedVisit } from '@tulia/contracts/waiting-list/schemas';

/** `Tue 1 Dec, 10:30 AM` */
export function momentWords(at: string): string {
	const instant = new Date(at);
	return `${shortDay(dayOf(instant))}, ${timeOf(instant)}`;
}

/** Until when the time is kept, centre time: `2:15 PM today, Monday 30 November`. */
export function untilWords(until: string, now: Date): readonly [time: string, day: string] {
	const end = new Date(until);
	const day = longDay(dayOf(end));
	return [timeOf(end), dayOf(end) === dayOf(now) ? `today, ${day}` : day];
}

/** The facts on the card. Without the service, which a bystander could read. */
export function offerFacts(offer: OfferedVisit): readonly { readonly term: string; readonly words: string }[] {
	const { psychologist, forWhom, price, currency, startsAt, endsAt, insteadOf } = offer;
	const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE;
	const cost =
		price === undefined || currency === undefined ? [] : [{ term: 'Price', words: priceWords(price, currency) }];
	return [
		{ term: 'Psychologist', words: psychologist },
		{ term: 'For', words: forWhomWords[forWhom] },
		...cost,
		{ term: 'Length', words: `${minutes} minutes` },
		...(insteadOf === undefined ? [] : [{ term: 'In place of', words: momentWords(insteadOf) }]),
	];
}
