import type { Receipt } from './receipt.ts';

/** A receipt, and whose visit it is for while the centre knows it. */
interface AddressedReceipt {
	readonly receipt: Receipt;
	/** Undefined once the account was erased, or the appointment forgotten. */
	readonly userId: string | undefined;
}

/** What the mail with a receipt needs from storage. */
export interface ReceiptMails {
	find(number: string): Promise<AddressedReceipt | undefined>;
	/** Notes on the receipt what became of its mail, unless something newer stands there. Answers whose visit it is for. */
	record(number: string, mail: NonNullable<Receipt['mail']>): Promise<string | undefined>;
}
