import * as Type from 'typebox';
import { PageQuery, pageOf, Version } from '../staff.ts';
import { Id, Instant, strict } from '../text.ts';

const InboxKind = Type.Enum(['questions', 'messages']);
const InboxState = Type.Enum(['new', 'answered', 'done', 'spam']);

/** The member of staff who is on the phone with the writer, since when, and until when that is valid. */
const OnPhone = Type.Object({ userId: Type.String(), name: Type.String(), since: Instant, until: Instant });
/** The assignee, since when, and the name of who assigned it. */
const Assignee = Type.Object({ userId: Type.String(), name: Type.String(), since: Instant, by: Type.String() });
/** Who deals with a question or message at this moment; empty where it is unassigned. */
const assignment = { onPhone: Type.Optional(OnPhone), assignee: Type.Optional(Assignee) };
export const InboxAssignment = Type.Object(assignment);
export type InboxAssignment = Type.Static<typeof InboxAssignment>;
/** `takeOverFrom`: the account of the current assignee, where the caller means to take it over. */
export const PhoneCall = strict({ takeOverFrom: Type.Optional(Id) });

/** `to`: the account of a colleague who may answer, or the caller's own. `takeOverFrom`: the current assignee's. */
export const HandOver = strict({ to: Id, takeOverFrom: Type.Optional(Id) });
/** The possible assignees, those on duty first. */
export const InboxColleagues = Type.Object({
	data: Type.Array(
		Type.Object({
			userId: Type.String(),
			name: Type.String(),
			onDuty: Type.Boolean(),
			/** The address is confirmed and does not bounce, so they are notified by email. */
			hasMail: Type.Boolean(),
		}),
	),
});

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
	/** Oldest first. `cameBack`: when its mail bounced. */
	replies: Type.Array(
		Type.Object({ text: Type.String(), at: Instant, by: Type.String(), cameBack: Type.Optional(Instant) }),
	),
	mayBeInCrisis: Type.Boolean(),
	version: Version,
	...assignment,
});
export type InboxItem = Type.Static<typeof InboxItem>;
export const InboxQuery = strict({
	kind: Type.Optional(InboxKind),
	state: Type.Optional(InboxState),
	...PageQuery,
});
export const InboxPage = pageOf(InboxItem);
export const InboxItemAddress = strict({ kind: InboxKind, id: Id });
