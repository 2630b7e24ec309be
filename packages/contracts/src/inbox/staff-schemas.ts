import * as Type from 'typebox';
import { PageQuery, pageOf, Version } from '../staff.ts';
import { Id, Instant, strict } from '../text.ts';

const InboxKind = Type.Enum(['questions', 'messages']);
const InboxState = Type.Enum(['new', 'answered', 'done', 'spam']);

/** A question of the help centre or a message of the contact page. */
export const InboxItem = Type.Object({
	kind: InboxKind,
	id: Type.String(),
	name: Type.String(),
	email: Type.String(),
	/** Ten digits. Messages may have one. */
	phone: Type.Optional(Type.String()),
	/** Messages have one. */
	subject: Type.Optional(Type.String()),
	text: Type.String(),
	createdAt: Instant,
	state: InboxState,
	/** Oldest first. `cameBack`: when the mail of it came back undelivered. */
	replies: Type.Array(
		Type.Object({ text: Type.String(), at: Instant, by: Type.String(), cameBack: Type.Optional(Instant) }),
	),
	mayBeInCrisis: Type.Boolean(),
	version: Version,
});
export type InboxItem = Type.Static<typeof InboxItem>;
export const InboxQuery = strict({
	kind: Type.Optional(InboxKind),
	state: Type.Optional(InboxState),
	...PageQuery,
});
export const InboxPage = pageOf(InboxItem);
export const InboxItemAddress = strict({ kind: InboxKind, id: Id });
