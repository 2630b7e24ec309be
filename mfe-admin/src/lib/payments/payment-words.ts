import type { PaymentMethod } from '@tulia/contracts/payment/schemas';

/** Each way to pay, as the desk calls it. */
export const methodWords: Record<PaymentMethod, string> = {
	cash: 'Cash',
	mpesa: 'M-Pesa',
	card: 'Card',
	insurance: 'Insurance',
	waived: 'Waived',
};
