import { capitalised } from '@tulia/centre/capitalised';
import { priceWords } from '@tulia/centre/price-words';
import type { PaymentMethod, VisitPaid } from '@tulia/contracts/payment/schemas';

/** The front desk's name of each payment method. */
export const methodWords: Record<PaymentMethod, string> = {
	cash: 'Cash',
	mpesa: 'M-Pesa',
	card: 'Card',
	insurance: 'Insurance',
	waived: 'Waived',
};

/** The method in words within a sentence. M-Pesa keeps its capital. */
const methodInSentence = (method: PaymentMethod): string =>
	method === 'mpesa' ? methodWords[method] : methodWords[method].toLowerCase();

/**
 * What was paid for a visit, in words: `KES 3,500, M-Pesa`. For a visit that did not take place, the text says what
 * has to be paid back or is charged. That no payment was noted does not mean that nothing was paid.
 */
export function paidWords(noted: VisitPaid | undefined, status: string): string {
	if (!noted) return status === 'attended' ? 'Nothing noted' : '';
	const tookPlace = status !== 'cancelled' && status !== 'missed';
	const by = noted.methods.map((method) => methodInSentence(method)).join(', ');
	return capitalised([receivedWords(noted), by, ...openWords(noted, tookPlace)].filter(Boolean).join(', '));
}

const receivedWords = ({ paid, currency }: VisitPaid): string => (paid > 0 ? priceWords(paid, currency) : '');

const openWords = ({ stillToPay, overpaid, currency }: VisitPaid, tookPlace: boolean): readonly string[] => [
	stillToPay > 0 ? `${priceWords(stillToPay, currency)} left` : '',
	overpaid > 0 && !tookPlace ? `${priceWords(overpaid, currency)} to pay back` : '',
];
