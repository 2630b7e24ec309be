import { problemIn } from '@tulia/platform';
import { paymentRefusal } from './payment-refusal.ts';
import type { PaymentValues } from './payment-values.ts';

/**
 * A payment that was sent with a booking and may not have been noted. It is passed to the page of the visit with its
 * idempotency key, so that it is noted at most once.
 */
export interface BegunPayment {
	readonly values: PaymentValues;
	readonly idempotencyKey: string;
	readonly why: string;
	readonly isTooMuch: boolean;
}

const NAME = 'begunPayment';

/** The payment as history state. */
export const historyStateOf = (
	{ values, idempotencyKey }: Pick<BegunPayment, 'values' | 'idempotencyKey'>,
	error: unknown,
): object => {
	const { errors = [], message } = paymentRefusal(error);
	const why = [message, ...errors.map((one) => one.message)].filter(Boolean).join(' ');
	return { [NAME]: { values, idempotencyKey, why, isTooMuch: problemIn(error)?.code === 'more_than_owed' } };
};

const isBegunPayment = (value: unknown): value is BegunPayment =>
	typeof value === 'object' &&
	value !== null &&
	['values', 'idempotencyKey', 'why', 'isTooMuch'].every((part) => part in value);

export function begunPaymentIn(historyState: unknown): BegunPayment | undefined {
	const found: unknown = Object.entries(historyState ?? {}).find(([name]) => name === NAME)?.[1];
	return isBegunPayment(found) ? found : undefined;
}
