import * as Type from 'typebox';
import { AdminAppointment } from '../appointment/staff-schemas.ts';
import { CalendarDay, form, Instant, matching, strict, text } from '../text.ts';

/** Why a visit cannot take place as it was booked. */
export const MoveCause = Type.Enum([
	'time_off',
	'hours',
	'not_working',
	'service_not_offered',
	'centre_closed',
	'opening_hours',
]);
export type MoveCause = Type.Static<typeof MoveCause>;

/** A time that is free now for a visit that has to be moved. It is not held. */
export const OfferedTime = Type.Object({
	psychologistId: Type.String(),
	psychologist: Type.String(),
	startsAt: Instant,
	/** The same time of the same day, with somebody else. */
	isSameTime: Type.Boolean(),
});
export type OfferedTime = Type.Static<typeof OfferedTime>;

/** The last attempt to reach the client about it. */
export const MoveCall = Type.Object({
	what: Type.Enum(['left_message', 'rings_back']),
	at: Instant,
	by: Type.String(),
	/** From when they are expected to ring, `HH:mm`. */
	after: Type.Optional(Type.String()),
});

const noteVersion = Type.Integer({ minimum: 0 });

/** A coming visit that the schedule does not allow any more. */
export const VisitToMove = Type.Object({
	appointment: AdminAppointment,
	psychologistId: Type.String(),
	serviceId: Type.String(),
	cause: MoveCause,
	/** Of a closure, as everybody reads it. */
	reason: Type.Optional(Type.String()),
	offered: Type.Array(OfferedTime),
	call: Type.Optional(MoveCall),
	/** Counts what was noted here, apart from the appointment's own version. */
	noteVersion,
});
export type VisitToMove = Type.Static<typeof VisitToMove>;

/** One that was moved, cancelled or kept. `was` is the time that was not possible any more. */
export const VisitMoved = Type.Object({
	appointment: AdminAppointment,
	what: Type.Enum(['moved', 'cancelled', 'kept']),
	was: Type.Object({ scheduledFor: Instant, psychologist: Type.String() }),
	at: Instant,
	/** A name, or `The client`. */
	by: Type.String(),
	noteVersion,
});
export type VisitMoved = Type.Static<typeof VisitMoved>;

export const ToBeMovedQuery = strict({
	/** The count alone, for the menu: `open` and `done` are empty then. */
	part: Type.Optional(Type.Enum(['count'])),
});
export const ToBeMovedList = Type.Object({
	/** Soonest first; the first fifty. */
	open: Type.Array(VisitToMove),
	openCount: Type.Integer(),
	/** The latest first; the first fifty. */
	done: Type.Array(VisitMoved),
	doneCount: Type.Integer(),
	/** The last day that was looked at: nobody is booked beyond it. */
	until: CalendarDay,
});
export type ToBeMovedList = Type.Static<typeof ToBeMovedList>;

/** What staff note about a visit that has to be moved. `version` is that of the appointment as they saw it. */
export const ToBeMovedChange = form(
	{
		what: Type.Unsafe<'left_message' | 'rings_back' | 'keep' | 'take_back'>({
			type: 'string',
			enum: ['left_message', 'rings_back', 'keep', 'take_back'],
			errorMessage: 'Choose what happened',
		}),
		/** With `rings_back`, where they said so: `HH:mm`. */
		after: Type.Optional(text(matching('^(?:[01]\\d|2[0-3]):[0-5]\\d$', 'Please give a time, such as 13:00'))),
		version: Type.Integer({ minimum: 1 }),
		noteVersion,
	},
	{ what: 'Choose what happened', version: 'The version is missing', noteVersion: 'The version is missing' },
);
export const ToBeMovedNoted = Type.Object({ noteVersion });
