import * as Type from 'typebox';
import { AdminAppointment } from '../appointment/staff-schemas.ts';
import { CalendarDay, form, Instant, matching, strict, text } from '../text.ts';

/** Why a visit cannot take place as booked. */
export const MoveCause = Type.Enum([
	'time_off',
	'hours',
	'not_working',
	'service_not_offered',
	'centre_closed',
	'opening_hours',
]);
export type MoveCause = Type.Static<typeof MoveCause>;

/** A currently free time for a visit that has to be moved. It is not held. */
export const OfferedTime = Type.Object({
	psychologistId: Type.String(),
	psychologist: Type.String(),
	startsAt: Instant,
	/** The same time of the same day, with another psychologist. */
	isSameTime: Type.Boolean(),
});
export type OfferedTime = Type.Static<typeof OfferedTime>;

/** The last attempt to call the client about it. */
export const MoveCall = Type.Object({
	what: Type.Enum(['left_message', 'rings_back']),
	at: Instant,
	by: Type.String(),
	/** From when the client is expected to call back, `HH:mm`. */
	after: Type.Optional(Type.String()),
});

const noteVersion = Type.Integer({ minimum: 0 });

/** A coming visit that the schedule no longer allows. */
export const VisitToMove = Type.Object({
	appointment: AdminAppointment,
	psychologistId: Type.String(),
	serviceId: Type.String(),
	cause: MoveCause,
	/** The public reason of a closure. */
	reason: Type.Optional(Type.String()),
	offered: Type.Array(OfferedTime),
	call: Type.Optional(MoveCall),
	/** Version of these notes, apart from the appointment's own. */
	noteVersion,
});
export type VisitToMove = Type.Static<typeof VisitToMove>;

/** A visit that was moved, cancelled or kept. `was` is the time that was no longer possible. */
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
	/** Only the number, for the menu: `open` and `done` are empty. */
	part: Type.Optional(Type.Enum(['count'])),
});
export const ToBeMovedList = Type.Object({
	/** Soonest first; the first fifty. */
	open: Type.Array(VisitToMove),
	openCount: Type.Integer(),
	/** The latest first; the first fifty. */
	done: Type.Array(VisitMoved),
	doneCount: Type.Integer(),
	/** The last day that was examined, which is the last bookable one. */
	until: CalendarDay,
});
export type ToBeMovedList = Type.Static<typeof ToBeMovedList>;

/** A note about a visit that has to be moved. `version` is that of the appointment as staff saw it. */
export const ToBeMovedChange = form(
	{
		what: Type.Unsafe<'left_message' | 'rings_back' | 'keep' | 'take_back'>({
			type: 'string',
			enum: ['left_message', 'rings_back', 'keep', 'take_back'],
			errorMessage: 'Choose what happened',
		}),
		/** With `rings_back`, if the client named a time: `HH:mm`. */
		after: Type.Optional(text(matching('^(?:[01]\\d|2[0-3]):[0-5]\\d$', 'Please give a time, such as 13:00'))),
		version: Type.Integer({ minimum: 1 }),
		noteVersion,
	},
	{ what: 'Choose what happened', version: 'The version is missing', noteVersion: 'The version is missing' },
);
export const ToBeMovedNoted = Type.Object({ noteVersion });
