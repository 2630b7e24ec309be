import * as Type from 'typebox';
import { PageQuery, pageOf, Version } from '../staff.ts';
import { atMost, form, Instant, required, strict, text } from '../text.ts';

export const StaffMessage = Type.Object({
	id: Type.String(),
	name: Type.String(),
	email: Type.String(),
	phone: Type.Optional(Type.String()),
	subject: Type.String(),
	message: Type.String(),
	createdAt: Instant,
	state: Type.Enum(['new', 'answered', 'done', 'spam']),
	/** `cameBack`: when its mail bounced. */
	replies: Type.Array(
		Type.Object({ text: Type.String(), at: Instant, by: Type.String(), cameBack: Type.Optional(Instant) }),
	),
	mayBeInCrisis: Type.Boolean(),
	version: Version,
});
export type StaffMessage = Type.Static<typeof StaffMessage>;
export const MessagesQuery = strict({
	state: Type.Optional(Type.Enum(['new', 'answered', 'done', 'spam'])),
	...PageQuery,
});
export const MessagePage = pageOf(StaffMessage);
export const Reply = form(
	{ reply: text(required('Please write a reply'), atMost(3000)), version: Version },
	{ reply: 'Please write a reply', version: 'The version is missing' },
);
export const MessageState = strict({ state: Type.Enum(['new', 'done', 'spam']), version: Version });
