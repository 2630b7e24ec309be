import type { NoticeChannel } from '@tulia/contracts/client/schemas';
import type { ClientPhone } from '../../client/reach.ts';

/** Whom a notice goes to. */
export interface Recipient {
	readonly name: string;
	/** Absent where the client left none. */
	readonly email?: string;
	/** Counts for notices whoever said that it is the client's. */
	readonly phone?: Pick<ClientPhone, 'number' | 'proof'>;
	/** What the client chose; absent: by mail where there is an address, else by SMS. */
	readonly notices?: NoticeChannel;
	/** What the client reads; absent: English. */
	readonly language?: 'sw';
	/** Somebody opened a link from this mailbox. */
	readonly emailVerified: boolean;
	/** A mail to this address came back for good, or was complained about: no more are sent (promise N7). */
	readonly undeliverable: boolean;
	/** The mail that decided this was complained about, not returned. */
	readonly complained: boolean;
	/** It was undeliverable once and that was lifted: the mail service's own list of such addresses does not count for it. */
	readonly ignoresSuppression: boolean;
	/** A consent is still to be asked for (rule 5). */
	readonly lacksConsent: boolean;
}

type Texted = Recipient & Required<Pick<Recipient, 'phone'>>;

/** A client who has no phone any more, or wants no notices any more, is not told by SMS. */
export const isTexted = (recipient: Recipient | undefined): recipient is Texted =>
	recipient?.phone !== undefined && recipient.notices !== 'none';

export type UndeliverableReason = 'bounce' | 'complaint';

/** What mails need from the storage of accounts. */
export interface RecipientStore {
	/** The client, or undefined when the account is gone. */
	find(userId: string): Promise<Recipient | undefined>;
	/** The account behind the pseudonym of an address, or undefined when nobody has it. */
	ownerOf(pseudonym: string): Promise<string | undefined>;
	/**
	 * Notes for staff, from the instant `at` (ISO UTC) on, that mail does not reach this client, and why. A mail that was sent (`sentAt`)
	 * before the account had the address of now says nothing about it.
	 */
	flagUndeliverable(
		userId: string,
		news: { readonly at: string; readonly sentAt: string; readonly why: UndeliverableReason },
	): Promise<void>;
}
