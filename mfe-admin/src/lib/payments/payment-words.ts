import { priceWords } from '@tulia/centre/price-words';
import type { PaymentMethod, VisitPaid } from '@tulia/contracts/payment/schemas';

/** Each way to pay, as the desk calls it. */
export const methodWords: Record<PaymentMethod, string> = {
	cash: 'Cash',
	mpesa: 'M-Pesa',
	card: 'Card',
	insurance: 'Insurance',
	waived: 'Waived',
};

/** Within a sentence: M-Pesa keeps its capital. */
const methodInSentence = (method: PaymentMethod): string =>
	method === 'mpesa' ? methodWords[method] : methodWords[method].toLowerCase();

/** What was noted of a visit: `KES 3,500, M-Pesa`. That nothing was noted does not say that nothing was paid. */
export function paidWords(noted: VisitPaid | undefined, status: string): string {
	if (!noted) return status === 'attended' ? 'Nothing noted' : '';
	const { paid, waived, stillToPay, currency, methods } = noted;
	const by = methods.map((method) => methodInSentence(method)).join(', ');
	const received = paid > 0 || waived === 0 ? priceWords(paid, currency) : '';
	const left = stillToPay > 0 ? `${priceWords(stillToPay, currency)} left` : '';
	const words = [received, by, left].filter((part) => part !== '').join(', ');
	return words.charAt(0).toUpperCase() + words.slice(1);
}
