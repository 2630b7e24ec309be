import type { Receipt } from '../receipt.ts';

/** A receipt, and the client of its visit while it is stored. */
interface AddressedReceipt {
	readonly receipt: Receipt;
	/** Undefined once the account was erased, or the appointment deleted. */
	readonly userId: string | undefined;
}

export interface ReceiptMails {
	find(number: string): Promise<AddressedReceipt | undefined>;
	/** Records a mail's delivery status, unless a newer one is stored. Returns the account of the visit. */
	record(number: string, mail: NonNullable<Receipt['mail']>): Promise<string | undefined>;
}
