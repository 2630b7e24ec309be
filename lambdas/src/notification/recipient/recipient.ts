import type { NoticeChannel } from '@tulia/contracts/client/schemas';
import type { ClientPhone } from '../../client/reach.ts';

export interface Recipient {
	readonly name: string;
	readonly email?: string;
	/** Valid for notices, whatever its proof. */
	readonly phone?: Pick<ClientPhone, 'number' | 'proof'>;
	/** The client's preference. Absent: mail if there is an address, otherwise SMS. */
	readonly notices?: NoticeChannel;
	/** The language of SMS. Absent: English. */
	readonly language?: 'sw';
	/** A link was opened from this mailbox. */
	readonly emailVerified: boolean;
	/** After a permanent bounce or a complaint; no more mails are sent (promise N7). */
	readonly undeliverable: boolean;
	/** `undeliverable` follows from a complaint. */
	readonly complained: boolean;
	/** The suppression was lifted, so the mail service's own suppression list is skipped. */
	readonly ignoresSuppression: boolean;
	/** Staff still have to ask for a consent (rule 5). */
	readonly lacksConsent: boolean;
}

type Texted = Recipient & Required<Pick<Recipient, 'phone'>>;

/** Whether the client has a phone and wants notices. */
export const wantsSms = (recipient: Recipient | undefined): recipient is Texted =>
	recipient?.phone !== undefined && recipient.notices !== 'none';

export type UndeliverableReason = 'bounce' | 'complaint';

export interface RecipientStore {
	/** Undefined when the account is gone. */
	find(userId: string): Promise<Recipient | undefined>;
	/** The account with this pseudonym of an address. */
	ownerOf(pseudonym: string): Promise<string | undefined>;
	/**
	 * Flags for staff that mail does not reach this client since `at` (ISO UTC), and why. Ignores a mail that was sent
	 * (`sentAt`, ISO UTC) before the account had its current address.
	 */
	flagUndeliverable(
		userId: string,
		news: { readonly at: string; readonly sentAt: string; readonly why: UndeliverableReason },
	): Promise<void>;
}
