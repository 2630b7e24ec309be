import type { FieldError } from '@tulia/contracts/problem';
import { type PricesChange, type StaffService, visitLengths } from '@tulia/contracts/service/staff-schemas';
import { centsIn, priceText } from '../../../lib/editing/price-input.ts';

export interface PricesNow {
	readonly currency: string;
	/** The version of the settings; 0 before the first save of them, when the currency cannot be changed yet. */
	readonly settingsVersion: number;
	/** The services in the centre's order. */
	readonly services: readonly StaffService[];
}

type ByService = { readonly [key: string]: string | undefined };

export interface PricesValues {
	readonly currency?: string;
	/** The typed prices, by `keyOf` of the service. */
	readonly prices?: ByService;
	readonly lengths?: ByService;
	/** The numbers that staff confirmed without changing them. */
	readonly sameNumber?: ByService;
}

/** The key has a prefix, because the form takes digits for an array index. */
export const keyOf = ({ id }: Pick<StaffService, 'id'>): string => `of-${id}`;
export const priceField = (service: Pick<StaffService, 'id'>): string => `prices.${keyOf(service)}`;

const byService = (services: readonly StaffService[], read: (service: StaffService) => string): ByService =>
	Object.fromEntries(services.map((service) => [keyOf(service), read(service)]));

export const valuesOf = ({ currency, services }: PricesNow): PricesValues => ({
	currency,
	prices: byService(services, ({ price }) => priceText(price)),
	lengths: byService(services, ({ durationMinutes }) => String(durationMinutes)),
});

/** `kept`: unchanged. `asks`: an unchanged number in another currency, which has to be confirmed. */
type PriceState = 'empty' | 'wrong' | 'asks' | 'ready' | 'kept';

export function priceStateOf(service: StaffService, values: PricesValues, now: PricesNow): PriceState {
	const typed = values.prices?.[keyOf(service)];
	if (typed === undefined) return 'empty';
	const cents = centsIn(typed);
	if (cents === undefined) return 'wrong';
	if (values.currency === now.currency) return cents === service.price ? 'kept' : 'ready';
	const isConfirmed = values.sameNumber?.[keyOf(service)] === typed;
	return cents === service.price && cents > 0 && !isConfirmed ? 'asks' : 'ready';
}

const lengthOf = (service: StaffService, { lengths }: PricesValues): StaffService['durationMinutes'] =>
	Number(lengths?.[keyOf(service)] ?? service.durationMinutes);

/** The request: all services if the currency changes, otherwise the changed ones. */
export function changeOf(values: PricesValues, now: PricesNow): PricesChange {
	const currency = values.currency ?? now.currency;
	const prices = now.services.flatMap((service) => {
		const { id, version, price, durationMinutes } = service;
		const after = {
			price: centsIn(values.prices?.[keyOf(service)] ?? '') ?? price,
			durationMinutes: visitLengths.find((minutes) => minutes === lengthOf(service, values)) ?? 60,
		};
		const isSame = after.price === price && lengthOf(service, values) === durationMinutes;
		return currency === now.currency && isSame ? [] : [{ id, version, ...after }];
	});
	return { currency, settingsVersion: now.settingsVersion, prices };
}

export function errorsOf(values: PricesValues, now: PricesNow): readonly FieldError[] {
	return now.services.flatMap((service) => {
		const field = priceField(service);
		const state = priceStateOf(service, values, now);
		if (state === 'empty') return [{ field, message: `${service.title} has no price` }];
		if (state === 'wrong') return [{ field, message: 'Give a price, such as 4500 or 37.50' }];
		return state === 'asks' ? [{ field, message: 'Please say whether the old number is right' }] : [];
	});
}
