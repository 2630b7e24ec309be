/** What a page tells the worker. */
export type PageMessage =
	| {
			readonly type: 'read';
			/** Paths that were read without the worker seeing it: the very first page, and those the application went to itself. */
			readonly pages: readonly string[];
			/** What those were made of, as addresses. */
			readonly files: readonly string[];
			/** The application runs, so the document it starts from is worth keeping. */
			readonly isStarted: boolean;
	  }
	/** Somebody logged out or left in a hurry: nothing may be left of what was read here. */
	| { readonly type: 'forget' };
