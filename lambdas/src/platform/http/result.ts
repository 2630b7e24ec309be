import type { FieldError } from '@tulia/contracts/problem';

/** What a refusal may say beyond its code; it travels to the client as members of the problem document. */
export type RefusalDetail = {
	/** Refused fields, with the sentence to show beside each. */
	readonly errors?: readonly FieldError[];
	/** One sentence on what to do; absent: the title of the refusal. */
	readonly detail?: string;
	/** The start times still free on that day (`9:00 AM`). */
	readonly times?: readonly string[];
	/** For staff: the free times that lie nearest, of all psychologists who offer the service. */
	readonly nearest?: readonly {
		readonly date: string;
		readonly time: string;
		readonly psychologistId: string;
		readonly psychologist: string;
	}[];
	/** The instant (ISO 8601, UTC) from which it will be accepted. */
	readonly opensAt?: string;
	/** What the thing is now, when somebody else changed it. */
	readonly current?: { readonly status: string; readonly version: number };
	/** The version in force of a text that has changed since it was shown. */
	readonly wordingInForce?: string;
	/** The appointments staff must look at first. */
	readonly affected?: readonly { readonly id: string; readonly ticketNumber: string; readonly scheduledFor: string }[];
	/** How many visits a change concerns, and the starts of the first and the last (ISO 8601, UTC). */
	readonly displaced?: { readonly count: number; readonly first: string; readonly last: string };
	/** Becomes the `Retry-After` header. */
	readonly retryAfterSeconds?: number;
};
export type Refused<R extends string> = { readonly ok: false; readonly refusal: R } & RefusalDetail;

/** What a use case answers: expected refusals are values; bugs and outages throw. */
export type Result<T, R extends string> = { readonly ok: true; readonly value: T } | Refused<R>;

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const refuse = <R extends string>(refusal: R, detail: RefusalDetail = {}): Refused<R> => ({
	ok: false,
	refusal,
	...detail,
});
