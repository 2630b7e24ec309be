import type { ArticleDraftFields } from './draft-fields.ts';

/** An earlier version as listed. Its texts are a separate item. */
export interface ArticleRevision {
	/** The draft's version when these texts were replaced; unique per article. */
	readonly version: number;
	/** ISO UTC: when these texts were saved. */
	readonly writtenAt: string;
	/** The account that saved them. Absent for texts saved before earlier versions were stored. */
	readonly writtenBy?: string;
	/** Whether it was published. */
	readonly wasPublished: boolean;
	readonly words: number;
	/** Approximate size of its item. */
	readonly bytes: number;
	readonly pictures: readonly string[];
}

export interface RevisionWords extends ArticleRevision {
	readonly fields: ArticleDraftFields;
	/** `5 min read` */
	readonly readTime: string;
}
