import * as Type from 'typebox';

/** One refused field and the sentence to show beside it. `field` is the name of the property that was sent. */
export const FieldError = Type.Object({ field: Type.String(), message: Type.String() });
export type FieldError = Type.Static<typeof FieldError>;

/** What every refusal and failure answers (RFC 9457, `application/problem+json`). */
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
	/** Quote it to the centre: it finds the log lines of this request. */
	requestId: Type.String(),
	/** With `slot_taken` and `time_not_offered`: the times still free on that day, such as `9:00 AM`. */
	times: Type.Optional(Type.Array(Type.String())),
	/** Of staff's bookings and moves: the free times that lie nearest, with any psychologist who offers the service. */
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
	/** With `appointment_changed`: the status and version it has now. */
	current: Type.Optional(Type.Object({ status: Type.String(), version: Type.Integer() })),
	/** With `wording_changed`: the version of the text in force. */
	wordingInForce: Type.Optional(Type.String()),
	/** With `visits_coming`: those visits. With `bookings_unseen`: the appointments somebody must look at first. Staff alone are ever told. */
	affected: Type.Optional(
		Type.Array(Type.Object({ id: Type.String(), ticketNumber: Type.String(), scheduledFor: Type.String() })),
	),
	/** With `bookings_unseen`, where many visits may be concerned: how many there are, and when the first and the last begin. */
	displaced: Type.Optional(Type.Object({ count: Type.Integer(), first: Type.String(), last: Type.String() })),
});
export type Problem = Type.Static<typeof Problem>;
