/** A draft, as far as what is done with it needs to know. */
export interface SavedDraft {
	readonly issueId: string;
	/** Whether what stands in the form is what is saved. */
	readonly isSaved: boolean;
	/** The version that was saved last. */
	readonly version: () => number;
}
