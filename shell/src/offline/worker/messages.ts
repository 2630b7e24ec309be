/** What a page tells the worker. */
export type PageMessage =
	| {
			readonly type: 'read';
			/** Paths to keep that the worker did not see, or keeps only when it is told: articles and psychologists, where somebody ticked "Remember me". */
			readonly pages: readonly string[];
			/** What those were made of, as addresses. */
			readonly files: readonly string[];
	  }
	/** A ticket is saved in this browser: its page shall open offline. */
	| { readonly type: 'keep-tickets' }
	/** Somebody logged out, somebody else logged in, or left in a hurry: nothing may be left of what was read here. */
	| { readonly type: 'forget' };
