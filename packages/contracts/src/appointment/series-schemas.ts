import * as Type from 'typebox';
import { CalendarDay, strict, WallTime } from '../text.ts';
import { ForWhom } from './schemas.ts';
import { rhythms } from './series-limits.ts';

const Rhythm = Type.Enum(rhythms);

/** Without `until` there are `count` visits; with it, those up to that day, and never more than twelve. */
export const FollowingTimesQuery = strict({
	every: Type.Optional(Rhythm),
	/** 1 to 12, as text because it travels in the query string. Default 1. */
	count: Type.Optional(Type.String({ pattern: '^(?:[1-9]|1[0-2])$' })),
	/** The last day, included. */
	until: Type.Optional(CalendarDay),
});

/** A free time of a psychologist who offers the service. */
export const FreeTime = Type.Object({
	date: CalendarDay,
	time: WallTime,
	psychologistId: Type.String(),
	psychologist: Type.String(),
});
export type FreeTime = Type.Static<typeof FreeTime>;

/** One of the dates that follow a visit, at the same time with the same psychologist. */
export const FollowingTime = Type.Object({
	date: CalendarDay,
	time: WallTime,
	/** `held`: the client already has a visit then. */
	state: Type.Enum(['free', 'taken', 'closed', 'held']),
	/** The actual reason why it is not free. */
	reason: Type.Optional(Type.String()),
	/** The nearest free times instead. Empty where the time is free, or `held`. */
	nearest: Type.Array(FreeTime),
});
export type FollowingTime = Type.Static<typeof FollowingTime>;

/** The dates that follow a visit, and the fields of the visit that a new booking copies. */
export const FollowingTimes = Type.Object({
	clientId: Type.String(),
	serviceId: Type.String(),
	service: Type.String(),
	psychologistId: Type.String(),
	psychologist: Type.String(),
	forWhom: ForWhom,
	data: Type.Array(FollowingTime),
});
export type FollowingTimes = Type.Static<typeof FollowingTimes>;
