import * as Type from 'typebox';
import { PageQuery, pageOf, Version } from '../staff.ts';
import { Id, Instant, strict } from '../text.ts';

const InboxKind = Type.Enum(['questions', 'messages']);
const InboxState = Type.Enum(['new', 'answered', 'done', 'spam']);

/** Who of staff speaks with the writer on the phone, as they said: since when, and until when that counts. */
const OnPhone = Type.Object({ userId: Type.String(), name: Type.String(), since: Instant, until: Instant });
/** Whom it was handed to, since when, and the name of whoever did so. */
const Assignee = Type.Object({ userId: Type.String(), name: Type.String(), since: Instant, by: Type.String() });
/** Who deals with a question or message at this moment; nothing where nobody said so. */
const assignment = { onPhone: Type.Optional(OnPhone), assignee: Type.Optional(Assignee) };
export const InboxAssignment = Type.Object(assignment);
export type InboxAssignment = Type.Static<typeof InboxAssignment>;
/** `takeOverFrom`: the account of the colleague who has it by now, where somebody means to take it over. */
export const PhoneCall = strict({ takeOverFrom: Type.Optional(Id) });

/** `to`: the account of a colleague who may answer, or the own one. `takeOverFrom`: the account that has it by now. */
export const HandOver = strict({ to: Id, takeOverFrom: Type.Optional(Id) });
/** Whom something can be handed to, those on duty first. */
export const InboxColleagues = Type.Object({
	data: Type.Array(
		Type.Object({
			userId: Type.String(),
			name: Type.String(),
			onDuty: Type.Boolean(),
			/** The address is confirmed and takes mail, so they are told by email. */
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
	/** Oldest first. `cameBack`: when the mail of it came back undelivered. */
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
