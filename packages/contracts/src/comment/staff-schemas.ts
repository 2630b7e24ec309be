import * as Type from 'typebox';
import { PageQuery, pageOf, Version } from '../staff.ts';
import { Instant, strict } from '../text.ts';

/** A comment as staff moderate it. `mayBeInCrisis`: it holds words of crisis (English or Kiswahili). */
export const StaffComment = Type.Object({
	id: Type.String(),
	article: Type.Object({ id: Type.String(), title: Type.String() }),
	name: Type.String(),
	email: Type.String(),
	comment: Type.String(),
	createdAt: Instant,
	state: Type.Enum(['pending', 'published', 'rejected']),
	mayBeInCrisis: Type.Boolean(),
	version: Version,
});
export type StaffComment = Type.Static<typeof StaffComment>;
export const StaffCommentsQuery = strict({
	state: Type.Optional(Type.Enum(['pending', 'published', 'rejected'])),
	...PageQuery,
});
export const StaffCommentPage = pageOf(StaffComment);
export const Moderation = strict({ state: Type.Enum(['pending', 'published', 'rejected']), version: Version });
