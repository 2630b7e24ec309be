import type { FieldError } from '@tulia/contracts/problem';

/** Details of a refusal beyond its code; sent to the client as members of the problem document. */
export type RefusalDetail = {
	/** The refused fields, each with the sentence to show beside it. */
	readonly errors?: readonly FieldError[];
	/** One sentence on what to do; defaults to the title of the refusal. */
	readonly detail?: string;
	/** The start times still free on that day (`9:00 AM`), in the centre's time zone. */
	readonly times?: readonly string[];
	/** For staff: the nearest free times of all psychologists who offer the service. */
	readonly nearest?: readonly {
		readonly date: string;
		readonly time: string;
		readonly psychologistId: string;
		readonly psychologist: string;
	}[];
	/** The instant (ISO 8601, UTC) from which the request will be accepted. */
	readonly opensAt?: string;
	/** The current state of the thing, when it was changed concurrently. */
	readonly current?: { readonly status: string; readonly version: number };
	/** The version in force of a text that has changed since it was shown. */
	readonly wordingInForce?: string;
	/** The appointments that staff have to look at first. */
	readonly affected?: readonly { readonly id: string; readonly ticketNumber: string; readonly scheduledFor: string }[];
	/** How many visits a change concerns, and the starts of the first and the last (ISO 8601, UTC). */
	readonly displaced?: { readonly count: number; readonly first: string; readonly last: string };
	/** Becomes the `Retry-After` header. */
	readonly retryAfterSeconds?: number;
};
export type Refused<R extends string> = { readonly ok: false; readonly refusal: R } & RefusalDetail;

/** The result of a use case: expected refusals are values; bugs and outages throw. */
export type Result<T, R extends string> = { readonly ok: true; readonly value: T } | Refused<R>;

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const refuse = <R extends string>(refusal: R, detail: RefusalDetail = {}): Refused<R> => ({
	ok: false,
	refusal,
	...detail,
});
