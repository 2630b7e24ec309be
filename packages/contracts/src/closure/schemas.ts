import * as Type from 'typebox';
import { AdminAppointment } from '../appointment/staff-schemas.ts';
import { atMost, CalendarDay, chosenDay, form, Id, oneLine, required, strict, text } from '../text.ts';

const HOURS = '^(?:[01]\\d|2[0-3]):[0-5]\\d$';
/** Wall-clock time at the centre, `HH:mm`; `to` is exclusive. */
export const ClosedHours = strict({ from: Type.String({ pattern: HOURS }), to: Type.String({ pattern: HOURS }) });

/**
 * Days on which the centre is closed, all day or for some hours of each, or a public holiday on which it is open.
 * Public holidays are computed; those that await the gazette are marked.
 */
export const Closure = Type.Object({
	id: Type.String(),
	date: CalendarDay,
	/** The last day, included; absent: only the first day. */
	lastDate: Type.Optional(CalendarDay),
	/** These hours of each day; absent: all day. */
	hours: Type.Optional(ClosedHours),
	kind: Type.Enum(['closed', 'open']),
	/** Shown to everybody: `Staff training`. */
	reason: Type.String(),
});
export type Closure = Type.Static<typeof Closure>;

export const Holiday = Type.Object({ date: CalendarDay, name: Type.String(), confirmed: Type.Boolean() });

export const ClosuresQuery = strict({ from: CalendarDay, to: CalendarDay });
export const ClosureList = Type.Object({ data: Type.Array(Closure), holidays: Type.Array(Holiday) });

/** A closure to be saved. `seen` lists the affected appointments that staff have seen. */
export const NewClosure = form(
	{
		date: chosenDay(),
		/** At most 366 days after the first. */
		lastDate: Type.Optional(chosenDay()),
		hours: Type.Optional(ClosedHours),
		kind: Type.Unsafe<'closed' | 'open'>({
			type: 'string',
			enum: ['closed', 'open'],
			errorMessage: 'Choose closed or open',
		}),
		reason: text(required('Please give a reason'), atMost(100), oneLine),
		/** The ids of the affected appointments that staff have seen. Others: refused, and listed as `affected`. */
		seen: Type.Array(Id, { maxItems: 500 }),
	},
	{
		date: 'Please select a date',
		kind: 'Choose closed or open',
		reason: 'Please give a reason',
		seen: 'Say which appointments were seen',
	},
);
export type NewClosure = Type.Static<typeof NewClosure>;

export const ClosureParams = strict({ date: CalendarDay, id: Id });
/** The days and hours of a closure, flat because they are query parameters. */
export const AffectedQuery = strict({
	date: CalendarDay,
	lastDate: Type.Optional(CalendarDay),
	hoursFrom: Type.Optional(Type.String({ pattern: HOURS })),
	hoursTo: Type.Optional(Type.String({ pattern: HOURS })),
});
/** The affected confirmed appointments: none of them is cancelled silently (rule 6). */
export const AffectedList = Type.Object({ data: Type.Array(AdminAppointment) });
