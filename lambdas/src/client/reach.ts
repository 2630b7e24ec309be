import type { NoticeChannel } from '@tulia/contracts/client/schemas';
import type { PhoneNumber } from '../platform/phone-number.ts';

/**
 * The proof that a phone is the client's: a code sent to it was typed, or staff typed the number while the client was
 * at the desk or on the phone. Both count for notices; only the code identifies the person (decision 065).
 */
type PhoneProof = 'code' | 'staff';

/** The phone of a client record. Two clients may share a number. */
export interface ClientPhone {
	readonly number: PhoneNumber;
	readonly proof: PhoneProof;
	/** ISO UTC: since when the record has this number with this proof. */
	readonly since: string;
	/** ISO UTC: when another person confirmed it. It gets no notices until it is stated again whose it is. */
	readonly lostSince?: string;
	/** The client's name when the code was typed: a later name does not prove the identity. Absent on older records. */
	readonly confirmedAs?: string;
}

/** A client's contact details, as attributes of the record (`USER#<clientId>` / `PROFILE`). */
export interface Reach {
	readonly phone?: ClientPhone;
	/** The client's preference; absent: email if there is an address, otherwise SMS. */
	readonly notices?: NoticeChannel;
}
