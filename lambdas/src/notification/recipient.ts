/** Whom a mail goes to. */
export interface Recipient {
	readonly name: string;
	readonly email: string;
	/** A mail to this address came back for good, or was complained about: no more are sent (promise N7). */
	readonly undeliverable: boolean;
	/** A consent is still to be asked for (decision 5). */
	readonly lacksConsent: boolean;
}

/** What mails need from the storage of accounts. */
export interface RecipientStore {
	/** The client, or undefined when the account is gone. */
	find(userId: string): Promise<Recipient | undefined>;
	/** The account behind the pseudonym of an address, or undefined when nobody has it. */
	ownerOf(pseudonym: string): Promise<string | undefined>;
	/** Notes for staff, from the instant `at` (ISO UTC) on, that mail does not reach this client. */
	flagUndeliverable(userId: string, at: string): Promise<void>;
}
