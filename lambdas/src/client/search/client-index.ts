import type { PhoneNumber } from '../../platform/phone-number.ts';

export interface Findable {
	readonly name: string;
	/** Empty for a record without an address. */
	readonly email: string;
	readonly phone: PhoneNumber | undefined;
	/** Details of records that were merged into this one: a search for them finds it. */
	readonly before?: readonly Pick<Findable, 'name' | 'email' | 'phone'>[];
}

/** The effect of a change of a record on the index: terms added and removed. */
interface ClientIndexChange {
	readonly clientId: string;
	/** Undefined where the record is new, or is gone. */
	readonly before: Findable | undefined;
	readonly after: Findable | undefined;
}

/** The search terms. `digits`: the end of a phone number, four digits or more. */
export type ClientSearch =
	| { readonly kind: 'words'; readonly words: readonly string[] }
	| { readonly kind: 'phone'; readonly number: string }
	| { readonly kind: 'digits'; readonly digits: string };

/** Candidates. The index may be older than the record: the caller compares with the record itself. */
export interface ClientCandidates {
	readonly ids: readonly string[];
	/** There were more than a search reads. */
	readonly more: boolean;
}

export interface ClientIndex {
	/** Idempotent. */
	apply(change: ClientIndexChange): Promise<void>;
	candidates(search: ClientSearch): Promise<ClientCandidates>;
}
