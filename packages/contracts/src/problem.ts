import * as Type from 'typebox';

/** A refused field and the sentence to show beside it. `field` is the name of the sent property. */
export const FieldError = Type.Object({ field: Type.String(), message: Type.String() });
export type FieldError = Type.Static<typeof FieldError>;

/** The body of every refusal and failure (RFC 9457, `application/problem+json`). */
export const Problem = Type.Object({
	/** A relative URI naming the kind of problem: `/problems/slot_taken`. */
	type: Type.String(),
	title: Type.String(),
	status: Type.Integer(),
	/** What to do about it, in one sentence. */
	detail: Type.String(),
	/** The code of the refusal: a key of `refusals`. */
	code: Type.String(),
	errors: Type.Array(FieldError),
	/** The request id, by which the centre finds the log lines. */
	requestId: Type.String(),
	/** With `slot_taken` and `time_not_offered`: the free times of that day, such as `9:00 AM`. */
	times: Type.Optional(Type.Array(Type.String())),
	/** Only for bookings and moves by staff: the nearest free times, with any psychologist who offers the service. */
	nearest: Type.Optional(
		Type.Array(
			Type.Object({
				date: Type.String(),
				time: Type.String(),
				psychologistId: Type.String(),
				psychologist: Type.String(),
			}),
		),
	),
	/** With `too_early`: the instant (ISO 8601, UTC) from which it will be accepted. */
	opensAt: Type.Optional(Type.String()),
	/** With `appointment_changed`: its current status and version. */
	current: Type.Optional(Type.Object({ status: Type.String(), version: Type.Integer() })),
	/** With `wording_changed`: the version in force. */
	wordingInForce: Type.Optional(Type.String()),
	/** With `visits_coming`: those visits. With `bookings_unseen`: those to be seen first. Staff only. */
	affected: Type.Optional(
		Type.Array(Type.Object({ id: Type.String(), ticketNumber: Type.String(), scheduledFor: Type.String() })),
	),
	/** With `bookings_unseen` for many visits: their number, and the start of the first and the last. */
	displaced: Type.Optional(Type.Object({ count: Type.Integer(), first: Type.String(), last: Type.String() })),
});
export type Problem = Type.Static<typeof Problem>;
