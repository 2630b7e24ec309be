import type { PhoneNumber } from '../../platform/phone-number.ts';

/** By what a client is found. */
export interface Findable {
	readonly name: string;
	/** Empty where there is none. */
	readonly email: string;
	readonly phone: PhoneNumber | undefined;
	/** What records said that were merged into this one: they find it, too. */
	readonly before?: readonly Pick<Findable, 'name' | 'email' | 'phone'>[];
}

/** What a change of a record means for the search: who is found by what from now on, and no longer. */
interface ClientIndexChange {
	readonly clientId: string;
	/** Undefined where the record was new, or is gone. */
	readonly before: Findable | undefined;
	readonly after: Findable | undefined;
}

/** What was looked for. `digits`: the end of a phone number, four digits or more. */
export type ClientSearch =
	| { readonly kind: 'words'; readonly words: readonly string[] }
	| { readonly kind: 'phone'; readonly number: string }
	| { readonly kind: 'digits'; readonly digits: string };

/** Who may be meant. What was filed is older than the record: the caller compares with the record itself. */
export interface ClientCandidates {
	readonly ids: readonly string[];
	/** There were more than a search reads. */
	readonly more: boolean;
}

export interface ClientIndex {
	/** Idempotent: the same change again leaves the same. */
	apply(change: ClientIndexChange): Promise<void>;
	candidates(search: ClientSearch): Promise<ClientCandidates>;
}
