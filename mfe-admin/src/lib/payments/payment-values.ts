import type { NewPayment, PaymentMethod } from '@tulia/contracts/payment/schemas';
import { centsIn } from '../editing/price-input.ts';

/** The form, as it is typed. What belongs to another method stays typed, and is not sent. */
export interface PaymentValues {
	readonly method?: PaymentMethod;
	readonly amount?: string;
	readonly mpesaCode?: string;
	readonly insurer?: string;
	readonly claimNumber?: string;
	readonly reason?: string;
	readonly isMore?: boolean;
}

const given = <K extends string>(name: K, text = '') => (text.trim() === '' ? {} : { [name]: text.trim() });

/** M-Pesa's own messages write the code in capitals; people type and paste it as they do. */
const mpesaCodeOf = (text = ''): string => text.replaceAll(/\s/g, '').toUpperCase();

/** What only this method has. */
const ofMethod: Record<PaymentMethod, (values: PaymentValues) => object> = {
	cash: () => ({}),
	card: () => ({}),
	mpesa: ({ mpesaCode }) => given('mpesaCode', mpesaCodeOf(mpesaCode)),
	insurance: ({ insurer, claimNumber }) => ({ ...given('insurer', insurer), ...given('claimNumber', claimNumber) }),
	waived: ({ reason }) => given('reason', reason),
};

/** What is sent; a field that is no amount or not chosen is left out, so that the contract says what is missing. */
export function paymentOf(values: PaymentValues, version: number): Partial<NewPayment> & Pick<NewPayment, 'version'> {
	const { method, amount = '', isMore } = values;
	const cents = centsIn(amount);
	return {
		...(method === undefined ? {} : { method, ...ofMethod[method](values) }),
		...(cents === undefined ? {} : { amount: cents }),
		...(isMore ? { isMore } : {}),
		version,
	};
}

/** Whether there is everything that a payment needs; the contract looks at the rest. */
export const isWhole = (payment: Partial<NewPayment>): payment is NewPayment =>
	payment.method !== undefined && payment.amount !== undefined;
