/** The event types of a mail, as SES names them in event destinations. */
export const mailEventKinds = ['send', 'delivery', 'bounce', 'complaint', 'reject'] as const;
export type MailEventKind = (typeof mailEventKinds)[number];

/** A message as SES accepted it. */
export interface StoredMail {
	readonly id: string;
	readonly at: string;
	readonly source: string;
	readonly to: readonly string[];
	readonly tags: Readonly<Record<string, string>>;
	readonly configurationSet: string | undefined;
	/** Base64 of the whole message. */
	readonly raw: string;
	/** Events not published yet: after a crash they are published (again). */
	readonly untold: readonly MailEventKind[];
	/** The mail bounced or was complained about, so its recipients are on the account's suppression list. */
	readonly suppresses?: boolean;
}
