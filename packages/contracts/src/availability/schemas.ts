import * as Type from 'typebox';
import { CalendarDay, chosenDay, form, WallTime } from '../text.ts';

const id = (message: string) =>
	Type.Unsafe<string>({ type: 'string', minLength: 1, maxLength: 64, errorMessage: message });

/** Epoch milliseconds of the visitor's own last change, which the answer must include (read-your-writes). */
const after = Type.Optional(
	Type.Unsafe<string>({ type: 'string', pattern: '^\\d{1,15}$', errorMessage: 'Give a moment in milliseconds' }),
);

export const AvailableTimesQuery = form(
	{
		date: chosenDay('Please select a date'),
		serviceId: id('Please select a service'),
		psychologistId: Type.Optional(id('Choose a psychologist')),
		after,
	},
	{ date: 'Please select a date', serviceId: 'Please select a service' },
);
/** The free start times of one day, in order. */
export const AvailableTimes = Type.Object({ data: Type.Array(WallTime) });

export const AvailabilityQuery = form(
	{
		serviceId: id('Please select a service'),
		from: chosenDay('Give the first day as YYYY-MM-DD'),
		to: chosenDay('Give the last day as YYYY-MM-DD'),
		psychologistId: Type.Optional(id('Choose a psychologist')),
		after,
	},
	{
		serviceId: 'Please select a service',
		from: 'Give the first day as YYYY-MM-DD',
		to: 'Give the last day as YYYY-MM-DD',
	},
);

/** Why a day can or cannot be booked (rule 4). */
export const DayState = Type.Union([
	Type.Literal('open'),
	Type.Literal('full'),
	Type.Literal('closed'),
	Type.Literal('too_soon'),
	Type.Literal('too_far'),
]);
export type DayState = Type.Static<typeof DayState>;

export const DayAvailability = Type.Object({
	date: CalendarDay,
	state: DayState,
	/** How many start times are free; 0 unless `open`. */
	freeTimes: Type.Integer({ minimum: 0 }),
	/** The reason of a closed day: `Sunday`, `Jamhuri Day`. */
	reason: Type.Optional(Type.String()),
});
export type DayAvailability = Type.Static<typeof DayAvailability>;

export const StaffTimesQuery = form(
	{
		date: chosenDay('Please select a date'),
		serviceId: id('Please select a service'),
		/** The visit that is to be moved: its own half hours count as free. */
		moving: Type.Optional(id('Choose a visit')),
	},
	{ date: 'Please select a date', serviceId: 'Please select a service' },
);
const StaffTime = Type.Object({
	time: WallTime,
	/** `break`: staff may book over it. `taken`: by a visit, or by the half hour after one, or the day is full. */
	state: Type.Enum(['free', 'break', 'taken']),
});
/** A day as staff book it: every half hour of each psychologist who offers the service, from 7 days ago on. */
export const StaffTimes = Type.Object({
	date: CalendarDay,
	/** Absent on a closed day. */
	hours: Type.Optional(Type.Object({ opens: WallTime, closes: WallTime })),
	/** The reason of a closed day: `Sunday`. */
	closed: Type.Optional(Type.String()),
	/** Length of a visit, in minutes. */
	minutes: Type.Integer({ minimum: 1 }),
	psychologists: Type.Array(
		Type.Object({
			id: Type.String(),
			name: Type.String(),
			/** In order. Empty: not in on this day. */
			times: Type.Array(StaffTime),
			/** The first free time from now on, and from this day on. Absent: none within two weeks. */
			firstFree: Type.Optional(Type.Object({ date: CalendarDay, time: WallTime })),
		}),
	),
	/** The next days with free start times and their count, today first. */
	days: Type.Array(Type.Object({ date: CalendarDay, freeTimes: Type.Integer({ minimum: 1 }) })),
});
export type StaffTimes = Type.Static<typeof StaffTimes>;

export const Availability = Type.Object({ data: Type.Array(DayAvailability) });

export const ColleagueTimesQuery = form({ date: chosenDay('Please select a date') }, { date: 'Please select a date' });
const Interval = Type.Object({ from: WallTime, to: WallTime });
/** Every active psychologist but the caller, by id. */
export const ColleagueTimes = Type.Object({
	date: CalendarDay,
	data: Type.Array(
		Type.Object({
			id: Type.String(),
			name: Type.String(),
			/** With the time for notes after each visit, in order. */
			taken: Type.Array(Interval),
			/** The rest of that day's hours without breaks, only intervals of an hour or more. */
			free: Type.Array(Interval),
		}),
	),
});
export type ColleagueTimes = Type.Static<typeof ColleagueTimes>;
