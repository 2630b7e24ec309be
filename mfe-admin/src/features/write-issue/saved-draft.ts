/** The saved state of a draft, on which its actions depend. */
export interface SavedDraft {
	readonly issueId: string;
	/** Whether all input of the form is saved. */
	readonly isSaved: boolean;
	readonly version: () => number;
}
