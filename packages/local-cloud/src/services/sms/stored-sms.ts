/** The event types of a text message, as in the service's event destinations. */
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
	/** The sender id or number shown on the phone. */
	readonly from: string;
	/** E.164. */
	readonly to: string;
	readonly text: string;
	readonly context: Readonly<Record<string, string>>;
	readonly configurationSet: string | undefined;
	/** The last published event. */
	readonly fate: SmsEventKind | undefined;
	/** Events not published yet: after a crash they are published (again). */
	readonly untold: readonly SmsEventKind[];
}
