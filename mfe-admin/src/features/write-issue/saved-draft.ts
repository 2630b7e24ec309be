/** The saved state of a draft, for its actions. */
export interface SavedDraft {
	readonly issueId: string;
	/** Whether the form is saved. */
	readonly isSaved: boolean;
	readonly version: () => number;
}
