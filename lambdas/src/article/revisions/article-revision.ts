import type { ArticleDraftFields } from '../publish/draft-fields.ts';

/** What is listed of an earlier version of an article. Its words are an item of their own. */
export interface ArticleRevision {
	/** The version the draft had when these words were replaced; no two of an article have the same. */
	readonly version: number;
	/** ISO UTC: when these words were saved. */
	readonly writtenAt: string;
	/** The account of whoever saved them. Absent of words from before earlier versions were kept. */
	readonly writtenBy?: string;
	/** Whether visitors read it. */
	readonly wasPublished: boolean;
	/** How many words its text has. */
	readonly words: number;
	/** About what its item weighs. */
	readonly bytes: number;
	/** The uploaded pictures it shows. */
	readonly pictures: readonly string[];
}

/** An earlier version with its words. */
export interface RevisionWords extends ArticleRevision {
	readonly fields: ArticleDraftFields;
	/** `5 min read` */
	readonly readTime: string;
}
