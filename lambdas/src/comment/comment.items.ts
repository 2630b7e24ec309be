import type { CommentState } from './moderation.ts';

export const commentKey = (id: string) => ({ PK: `COMMENT#${id}`, SK: 'C' });

/** The published comments of an article: what everybody may read. */
export const publishedList = (articleId: string): string => `BLOGCOM#${articleId}`;

/** Staff's lists. Published comments are on their article's list, and for staff on a keys-only index as well. */
export const moderationList = (state: CommentState): string => `COMMOD#${state.toUpperCase()}`;

export const placeOf = ({ createdAt, id }: { readonly createdAt: string; readonly id: string }): string =>
	`${createdAt}#${id}`;
