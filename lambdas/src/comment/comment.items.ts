import { waitingPlace } from '../platform/table/waiting-order.ts';
import type { CommentState } from './moderation.ts';

export const commentKey = (id: string) => ({ PK: `COMMENT#${id}`, SK: 'C' });

/** The public list of published comments of an article. */
export const publishedList = (articleId: string): string => `BLOGCOM#${articleId}`;

/** Moderation lists. Published comments are on their article's list, and for staff on a keys-only index as well. */
export const moderationList = (state: CommentState): string => `COMMOD#${state.toUpperCase()}`;

export const placeOf = ({ createdAt, id }: { readonly createdAt: string; readonly id: string }): string =>
	`${createdAt}#${id}`;

export const PENDING_ORDER = 'oldest first';

/** Sort key in the moderation list of a state: pending comments with words of crisis come first. */
export const moderationPlace = (
	comment: { readonly createdAt: string; readonly id: string; readonly mayBeInCrisis: boolean },
	state: CommentState,
): string => waitingPlace(PENDING_ORDER, placeOf(comment), comment.mayBeInCrisis && state === 'pending');
