import * as Type from 'typebox';
import { AppointmentStatus, ForWhom } from '../appointment/schemas.ts';
import { MOST_VISITS_OF_A_SERIES, rhythms } from '../appointment/series-limits.ts';
import { FreeTime } from '../appointment/series-schemas.ts';
import { CancelledFor } from '../appointment/staff-forms.ts';
import {
	atMost,
	CalendarDay,
	chosenDay,
	form,
	Id,
	Instant,
	matching,
	required,
	strict,
	TIME_PATTERN,
	text,
	WallTime,
} from '../text.ts';

const date = chosenDay();
const time = text(required('Please select a time'), matching(TIME_PATTERN, 'Please select a time'));
const psychologistId = text(required('Choose a psychologist'), atMost(64));
const version = Type.Integer({ minimum: 1 });
const Rhythm = Type.Enum(rhythms);
const bounded = { minItems: 1, maxItems: MOST_VISITS_OF_A_SERIES } as const;

/** The start of the first visit, and the interval. Without `until` there are `count` visits, the first included. */
export const SeriesTimesQuery = strict({
	clientId: Id,
	serviceId: Type.String({ minLength: 1, maxLength: 64 }),
	psychologistId: Type.String({ minLength: 1, maxLength: 64 }),
	date: CalendarDay,
	time: WallTime,
	every: Type.Optional(Rhythm),
	/** 1 to 12, as text because it is a query parameter. */
	count: Type.Optional(Type.String({ pattern: '^(?:[1-9]|1[0-2])$' })),
	/** The last day, included. */
	until: Type.Optional(CalendarDay),
});

/**
 * The state of a requested time. `held`: the client already has a visit then. `too_far`: beyond the last bookable day.
 * Only as an outcome: `changed`, the visit has another version than the one seen; `done`, booked, moved or cancelled as
 * requested.
 */
export const timeStates = ['free', 'taken', 'closed', 'too_far', 'held'] as const;

/** One date of a series, before it is booked. */
export const SeriesTime = Type.Object({
	date: CalendarDay,
	time: WallTime,
	state: Type.Enum(timeStates),
	/** The actual reason why it is not free. */
	reason: Type.Optional(Type.String()),
	/** The nearest free times instead. Empty where it is free. */
	nearest: Type.Array(FreeTime),
});
export type SeriesTime = Type.Static<typeof SeriesTime>;

export const SeriesTimes = Type.Object({
	psychologist: Type.String(),
	service: Type.String(),
	data: Type.Array(SeriesTime),
});
export type SeriesTimes = Type.Static<typeof SeriesTimes>;

/**
 * Visits that staff book for a client in one order, at most twelve, each in its own transaction. With `seriesId` they
 * are added to a series of the same client.
 */
export const SeriesRequest = form(
	{
		clientId: Id,
		seriesId: Type.Optional(Id),
		serviceId: text(required('Please select a service'), atMost(64)),
		/** Has no default: staff must ask the client. */
		forWhom: ForWhom,
		every: Rhythm,
		visits: Type.Array(
			form(
				{ date, time, psychologistId },
				{
					date: 'Please select a date',
					time: 'Please select a time',
					psychologistId: 'Choose a psychologist',
				},
			),
			bounded,
		),
	},
	{
		clientId: 'Please choose a client',
		serviceId: 'Please select a service',
		forWhom: 'Please say who it is for',
		every: 'Please say how often',
		visits: 'Please choose the dates',
	},
);
export type SeriesRequest = Type.Static<typeof SeriesRequest>;

/** The outcome of one requested visit. */
export const SeriesOutcome = Type.Object({
	/** The requested time; of a visit to be cancelled, its own. */
	date: CalendarDay,
	time: WallTime,
	psychologistId: Type.String(),
	psychologist: Type.String(),
	state: Type.Enum(['done', 'taken', 'closed', 'too_far', 'held', 'changed', 'too_late']),
	reason: Type.Optional(Type.String()),
	/** The nearest free times instead. */
	nearest: Type.Array(FreeTime),
	/** The current state of the visit. Absent where none was booked. */
	visit: Type.Optional(
		Type.Object({
			id: Type.String(),
			ticketNumber: Type.String(),
			scheduledFor: Instant,
			status: AppointmentStatus,
			version,
		}),
	),
});
export type SeriesOutcome = Type.Static<typeof SeriesOutcome>;

/** The outcome of each, in the order of the request. */
export const SeriesChanged = Type.Object({ seriesId: Type.String(), data: Type.Array(SeriesOutcome) });
export type SeriesChanged = Type.Static<typeof SeriesChanged>;

/** The new time of a visit of a series: the later ones move by the same number of days, to the same time. */
export const FollowingMovesQuery = strict({
	date: CalendarDay,
	time: WallTime,
	psychologistId: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
});

/** This visit and the later ones, each with its new time. */
export const FollowingMoves = Type.Object({
	data: Type.Array(
		Type.Object({
			id: Type.String(),
			version,
			/** Its current time. */
			scheduledFor: Instant,
			psychologistId: Type.String(),
			psychologist: Type.String(),
			to: SeriesTime,
		}),
	),
});
export type FollowingMoves = Type.Static<typeof FollowingMoves>;

/** The visits of one series to be moved, each to its own time and on the version that was seen. */
export const FollowingMove = form(
	{
		visits: Type.Array(
			form(
				{ id: Id, version, date, time, psychologistId },
				{
					id: 'The visit is missing',
					version: 'The version of the appointment is missing',
					date: 'Please select a date',
					time: 'Please select a time',
					psychologistId: 'Choose a psychologist',
				},
			),
			bounded,
		),
	},
	{ visits: 'Please choose the visits' },
);

/** Cancels a visit and the later visits of its series. */
export const FollowingCancellation = form(
	{ reason: text(required('Please say why'), atMost(300)), cancelledFor: Type.Optional(CancelledFor), version },
	{ reason: 'Please say why', version: 'The version of the appointment is missing' },
);

/** Why a client cancels, optionally. */
export const MyFollowingCancellation = form({ reason: Type.Optional(text(atMost(300))) }, {});
