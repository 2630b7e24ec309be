import { priceWords } from '@tulia/centre/price-words';
import type { PaymentMethod } from '@tulia/contracts/payment/schemas';
import type { Receipt } from '../../../payment/receipt.ts';
import { greetingTo, type Letter, type MailingCentre, oneLine, signatureOf } from '../../channel/mail/letter.ts';
import { visitDay } from '../../channel/mail/visit-time.ts';

export interface ReceiptLetterFacts {
	readonly receipt: Receipt;
	readonly centre: MailingCentre;
	/** The client's name as in the account. */
	readonly name: string;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
}

const METHOD: Record<PaymentMethod, string> = {
	cash: 'Cash',
	mpesa: 'M-Pesa',
	card: 'Card',
	insurance: 'Insurance',
	waived: 'Waived',
};

/** A receipt as a letter: what was paid, but neither service nor psychologist (rule 4). */
export function receiptLetter({ receipt, centre, name, siteOrigin }: ReceiptLetterFacts): Letter {
	const isCredit = receipt.kind === 'credit';
	const { number, corrects, currency, amount, stillToPay, issuedAt, ticketNumber } = receipt;
	return {
		subject: `Your receipt ${number}`,
		greeting: greetingTo(name),
		opening: isCredit ? 'We took back a payment. Here is the receipt.' : 'Thank you. Here is your receipt.',
		facts: [
			{ label: 'Receipt', value: number },
			...(corrects === undefined ? [] : [{ label: 'Takes back', value: corrects }]),
			{ label: 'Date', value: visitDay(issuedAt) },
			{ label: isCredit ? 'Taken back' : 'Amount', value: priceWords(amount, currency) },
			{ label: isCredit ? 'Given back by' : 'Paid by', value: methodWords(receipt) },
			...(stillToPay > 0 ? [{ label: 'Still to pay', value: priceWords(stillToPay, currency) }] : []),
			{ label: 'Ticket', value: oneLine(ticketNumber) },
		],
		paragraphs: [],
		link: { label: 'Open my ticket', url: `${siteOrigin}/appointments/${encodeURIComponent(ticketNumber)}` },
		closing: `If something is not right, please call us at ${oneLine(centre.phones.main)}.`,
		signature: signatureOf(centre),
	};
}

const methodWords = ({ method, mpesaCode }: Receipt): string =>
	mpesaCode === undefined ? METHOD[method] : `${METHOD[method]}, ${mpesaCode}`;
