import type { PaymentEntry, VisitPayments } from '@tulia/contracts/payment/schemas';

/** A visit for KES 3,500 without a payment. */
export const somePayments = (changes: Partial<VisitPayments> = {}): VisitPayments => ({
	appointmentId: 'a1',
	ticketNumber: 'TUL-26-4K7M9',
	currency: 'KES',
	price: 350_000,
	due: 350_000,
	paid: 0,
	waived: 0,
	stillToPay: 350_000,
	overpaid: 0,
	version: 0,
	entries: [],
	priceChanges: [],
	...changes,
});

export const anEntry = (changes: Partial<PaymentEntry> = {}): PaymentEntry => ({
	id: 'p-1',
	kind: 'payment',
	method: 'cash',
	amount: 350_000,
	at: '2026-11-24T06:30:00.000Z',
	by: 'Rose',
	receiptNumber: 'R-2026-000123',
	isReversed: false,
	...changes,
});
