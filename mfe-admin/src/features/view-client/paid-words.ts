import { priceWords } from '@tulia/centre/price-words';
import type { PaymentMethod, VisitPaid } from '@tulia/contracts/payment/schemas';

const METHODS: { readonly [M in PaymentMethod]: string } = {
	cash: 'cash',
	mpesa: 'M-Pesa',
	card: 'card',
	insurance: 'insurance',
	waived: 'waived',
};

/** What was noted of a visit: `KES 3,500, M-Pesa`. Nothing is due for a visit that did not take place. */
export function paidWords(noted: VisitPaid | undefined, status: string): string {
	if (!noted) return status === 'attended' ? 'Not paid' : '';
	const { paid, waived, stillToPay, currency, methods } = noted;
	const by = methods.map((method) => METHODS[method]).join(', ');
	const received = paid > 0 || waived === 0 ? priceWords(paid, currency) : '';
	const left = stillToPay > 0 ? `${priceWords(stillToPay, currency)} left` : '';
	const words = [received, by, left].filter((part) => part !== '').join(', ');
	return words.charAt(0).toUpperCase() + words.slice(1);
}
