import * as Type from 'typebox';
import { PageQuery, pageOf } from '../staff.ts';
import { CalendarDay, Id, Instant, strict } from '../text.ts';

/** Who did what, to what, when. Ids only; the name is looked up when it is read. */
export const AuditEntry = Type.Object({
	id: Type.String(),
	at: Instant,
	actor: Type.Object({ id: Type.String(), name: Type.Optional(Type.String()) }),
	/** `appointment_cancelled` */
	action: Type.String(),
	object: Type.String(),
	/** What the object is called now, where it is still known: an erased person has no name here. */
	thing: Type.Optional(
		Type.Object({
			/** Of a person, an article, a service or a psychologist. */
			name: Type.Optional(Type.String()),
			/** Of a visit: when it begins, as it stands now. */
			startAt: Type.Optional(Instant),
			/** Of a visit: whose it is, unless they were erased. */
			client: Type.Optional(Type.Object({ id: Type.String(), name: Type.String() })),
		}),
	),
	/** Of a visit that was moved. */
	moved: Type.Optional(Type.Object({ from: Instant, to: Instant })),
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
export const AuditQuery = strict({
	/** The day to read; today when absent. */
	date: Type.Optional(CalendarDay),
	actor: Type.Optional(Id),
	object: Type.Optional(Id),
	...PageQuery,
});
export const AuditPage = pageOf(AuditEntry);
