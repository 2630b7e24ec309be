import * as Type from 'typebox';
import { botCheckFields } from '../bot-check.ts';
import { atMost, Cursor, email, form, Id, Instant, oneLine, required, strict, text } from '../text.ts';

/** A comment as the public reads it: plain text, published after moderation, without its writer's email. */
export const Comment = Type.Object({
	id: Type.String(),
	name: Type.String(),
	comment: Type.String(),
	createdAt: Instant,
});
export type Comment = Type.Static<typeof Comment>;

export const CommentList = Type.Object({ data: Type.Array(Comment), nextCursor: Type.Optional(Type.String()) });

export const CommentParams = strict({ id: Id });
export const CommentsQuery = strict({ cursor: Type.Optional(Cursor) });

/** What a reader writes under an article (R9, R32). */
export const NewComment = form(
	{
		name: text(required('Name is required'), atMost(100), oneLine),
		email: email(),
		comment: text(required('Comment is required'), atMost(2000)),
		...botCheckFields,
	},
	{ name: 'Name is required', email: 'Email is required', comment: 'Comment is required' },
);
export type NewComment = Type.Static<typeof NewComment>;
