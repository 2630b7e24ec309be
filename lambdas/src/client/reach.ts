import type { NoticeChannel } from '@tulia/contracts/client/schemas';
import type { PhoneNumber } from '../platform/phone-number.ts';

/**
 * Who says that a phone is the client's: a code that was sent to it came back, or staff typed it while the person stood or spoke
 * there. Both count for notices; the code alone counts as the person (decision 065).
 */
type PhoneProof = 'code' | 'staff';

/** The phone of a client record. Two clients may have one number. */
export interface ClientPhone {
	readonly number: PhoneNumber;
	readonly proof: PhoneProof;
	/** ISO UTC: since when the record has this number with this proof. */
	readonly since: string;
	/** ISO UTC: since when somebody else has confirmed it. It counts for notices no more until it was said again whose it is. */
	readonly lostSince?: string;
	/** What its client was called when the code came back: a name taken on later is no proof of who they are. Absent in records from before. */
	readonly confirmedAs?: string;
}

/** How a client is reached, as attributes of the record (`USER#<clientId>` / `PROFILE`). */
export interface Reach {
	readonly phone?: ClientPhone;
	/** What the client chose; absent: by mail where there is an address, else by SMS. */
	readonly notices?: NoticeChannel;
}
