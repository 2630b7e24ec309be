export type PageMessage =
	| {
			readonly type: 'read';
			/** Paths that the worker did not handle, or caches only on request: articles and psychologists. */
			readonly pages: readonly string[];
			readonly files: readonly string[];
	  }
	/** A ticket is saved in this browser: its page has to open offline. */
	| { readonly type: 'keep-tickets' }
	/** After a log-out, a log-in of another person or leaving in a hurry: deletes every trace of what was read. */
	| { readonly type: 'forget' };
