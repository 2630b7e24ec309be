import * as Type from 'typebox';
import { PageQuery, pageOf } from '../staff.ts';
import { CalendarDay, Id, Instant, strict } from '../text.ts';
import { type AuditThing, auditThings } from './actions.ts';

/** Who did what, to what, when. Ids only; the name is looked up when it is read. */
export const AuditEntry = Type.Object({
	id: Type.String(),
	at: Instant,
	actor: Type.Object({ id: Type.String(), name: Type.Optional(Type.String()) }),
	/** `appointment_cancelled` */
	action: Type.String(),
	object: Type.String(),
	/** What the object is called now, where it is still known: who was erased has no name here. */
	thing: Type.Optional(
		Type.Object({
			/** Of a person, an article, an FAQ, a service or a psychologist. */
			name: Type.Optional(Type.String()),
			/** Of a visit: when it begins, as it stands now. */
			startAt: Type.Optional(Instant),
			/** Of a visit: whose it is, unless they were erased. */
			client: Type.Optional(Type.Object({ id: Type.String(), name: Type.String() })),
		}),
	),
	/** What it was before and after: of a move both instants, of a role its names, of a price the currency and its cents, of what was handed on whose it was and is. */
	change: Type.Optional(Type.Object({ from: Type.String(), to: Type.String() })),
	/** Of a closure: its first day and its last. */
	days: Type.Optional(Type.Object({ from: CalendarDay, to: CalendarDay })),
	/** Of two client records that became one: which ceased, which stays, and how much came with it. */
	merged: Type.Optional(
		Type.Object({
			other: Type.String(),
			stays: Type.String(),
			visits: Type.Integer(),
			coming: Type.Integer(),
			paid: Type.Integer(),
		}),
	),
	/** Of somebody's data that was handed over or erased because they asked: since when, who, how they were known, and why. */
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
/** At most so many days are read at once. */
export const MOST_AUDIT_DAYS = 31;
const AuditFilter = {
	/** The last day to read; today when absent. */
	date: Type.Optional(CalendarDay),
	/** How many days, 1 to 31, as text because it travels in the query string: the last one alone when absent. */
	days: Type.Optional(Type.String({ pattern: '^(?:[1-9]|[12]\\d|3[01])$' })),
	actor: Type.Optional(Id),
	object: Type.Optional(Id),
	/** The kind of thing. */
	thing: Type.Optional(Type.Unsafe<AuditThing>({ type: 'string', enum: [...auditThings] })),
};
export const AuditQuery = strict({ ...AuditFilter, ...PageQuery });
export const AuditExportQuery = strict(AuditFilter);
/** Exactly one of both is asked for. */
export const NoteReadingsQuery = strict({
	/** Whose notes were read. */
	client: Type.Optional(Id),
	/** Who of staff read them. */
	reader: Type.Optional(Id),
	...PageQuery,
});
export const AuditPage = pageOf(AuditEntry);
export const AuditCsv = Type.Object({ fileName: Type.String(), csv: Type.String() });
