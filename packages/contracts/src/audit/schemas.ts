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
});
export const AuditQuery = strict({
	/** The day to read; today when absent. */
	date: Type.Optional(CalendarDay),
	actor: Type.Optional(Id),
	object: Type.Optional(Id),
	...PageQuery,
});
export const AuditPage = pageOf(AuditEntry);
