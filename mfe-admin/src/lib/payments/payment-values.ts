import type { NewPayment, PaymentMethod } from '@tulia/contracts/payment/schemas';
import { centsIn } from '../editing/price-input.ts';

/** The form values as typed. Fields of another method are preserved, but not sent. */
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

/** Normalises a typed or pasted M-Pesa code to capitals, as M-Pesa writes it. */
const mpesaCodeOf = (text = ''): string => text.replaceAll(/\s/g, '').toUpperCase();

const ofMethod: Record<PaymentMethod, (values: PaymentValues) => object> = {
	cash: () => ({}),
	card: () => ({}),
	mpesa: ({ mpesaCode }) => given('mpesaCode', mpesaCodeOf(mpesaCode)),
	insurance: ({ insurer, claimNumber }) => ({ ...given('insurer', insurer), ...given('claimNumber', claimNumber) }),
	waived: ({ reason }) => given('reason', reason),
};

/** The request of a form. Invalid or missing fields are omitted, so that the contract reports them. */
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

/** Whether a payment has all its parts; the contract validates the rest. */
export const isWhole = (payment: Partial<NewPayment>): payment is NewPayment =>
	payment.method !== undefined && payment.amount !== undefined;
