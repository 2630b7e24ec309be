import * as Type from 'typebox';
import { PageQuery, pageOf } from '../staff.ts';
import { CalendarDay, Id, Instant, strict } from '../text.ts';
import { type AuditThing, auditThings } from './actions.ts';

/** Who did what, to which object, when. Ids only; names are looked up on reading. */
export const AuditEntry = Type.Object({
	id: Type.String(),
	at: Instant,
	actor: Type.Object({ id: Type.String(), name: Type.Optional(Type.String()) }),
	/** `appointment_cancelled` */
	action: Type.String(),
	object: Type.String(),
	/** The object's current name, where it is known: an erased person has none. */
	thing: Type.Optional(
		Type.Object({
			/** Only for a person, an article, an FAQ, a service or a psychologist. */
			name: Type.Optional(Type.String()),
			/** Only for a visit: its current start. */
			startAt: Type.Optional(Instant),
			/** Only for a visit: its client, unless erased. */
			client: Type.Optional(Type.Object({ id: Type.String(), name: Type.String() })),
		}),
	),
	/** Before and after: instants of a move, names of roles, currency and cents of a price, assignees of a handover. */
	change: Type.Optional(Type.Object({ from: Type.String(), to: Type.String() })),
	/** Only for a closure: its first and its last day. */
	days: Type.Optional(Type.Object({ from: CalendarDay, to: CalendarDay })),
	/** Only for a merge: the record that ended, the record that remains, and how much was transferred. */
	merged: Type.Optional(
		Type.Object({
			other: Type.String(),
			stays: Type.String(),
			visits: Type.Integer(),
			coming: Type.Integer(),
			paid: Type.Integer(),
		}),
	),
	/** Only for a copy or an erasure: the day of the request, the requester, how staff identified them, and why. */
	request: Type.Optional(
		Type.Object({
			askedOn: CalendarDay,
			askedBy: Type.String(),
			identity: Type.String(),
			reason: Type.String(),
		}),
	),
});
export type AuditEntry = Type.Static<typeof AuditEntry>;
/** The maximum number of days per request. */
export const MOST_AUDIT_DAYS = 31;
const AuditFilter = {
	/** The last day to read; today when absent. */
	date: Type.Optional(CalendarDay),
	/** How many days, 1 to 31, as text because it is a query parameter: only the last day when absent. */
	days: Type.Optional(Type.String({ pattern: '^(?:[1-9]|[12]\\d|3[01])$' })),
	actor: Type.Optional(Id),
	object: Type.Optional(Id),
	thing: Type.Optional(Type.Unsafe<AuditThing>({ type: 'string', enum: [...auditThings] })),
};
export const AuditQuery = strict({ ...AuditFilter, ...PageQuery });
export const AuditExportQuery = strict(AuditFilter);
/** Exactly one of the two is required. */
export const NoteReadingsQuery = strict({
	/** Whose notes were read. */
	client: Type.Optional(Id),
	/** Who of staff read them. */
	reader: Type.Optional(Id),
	...PageQuery,
});
export const AuditPage = pageOf(AuditEntry);
export const AuditCsv = Type.Object({ fileName: Type.String(), csv: Type.String() });
