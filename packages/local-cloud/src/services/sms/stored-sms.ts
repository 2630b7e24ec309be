/** What can become of a message, in the words of the service's event destinations. */
export const smsEventKinds = [
	'TEXT_PENDING',
	'TEXT_DELIVERED',
	'TEXT_UNREACHABLE',
	'TEXT_CARRIER_BLOCKED',
	'TEXT_INVALID',
	'TEXT_TTL_EXPIRED',
] as const;
export type SmsEventKind = (typeof smsEventKinds)[number];

/** A text message as the service accepted it. */
export interface StoredSms {
	readonly id: string;
	/** ISO UTC. */
	readonly at: string;
	/** The sender id or number that stands on the phone. */
	readonly from: string;
	/** E.164. */
	readonly to: string;
	readonly text: string;
	readonly context: Readonly<Record<string, string>>;
	readonly configurationSet: string | undefined;
	/** The last event that was published. */
	readonly fate: SmsEventKind | undefined;
	/** Events that are not published yet: after a crash they are published (again). */
	readonly untold: readonly SmsEventKind[];
}
