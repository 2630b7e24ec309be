/** Something a person wrote, as it is stored; encrypted fields are bound to its `id`. */
export interface Writing {
	readonly PK: string;
	readonly SK: string;
	readonly [attribute: string]: unknown;
}

/** What one person wrote, wherever it lies: questions, messages, comments, testimonials. */
export interface Writings {
	/** `writer`: a pseudonym of an address, or an account's id. May lack the last second. */
	of(writer: string): Promise<readonly Writing[]>;
	remove(writings: readonly Writing[]): Promise<void>;
}
