import * as Type from 'typebox';
import { AdminAppointment } from '../appointment/staff-schemas.ts';
import { atMost, CalendarDay, DATE_PATTERN, form, Id, matching, oneLine, required, strict, text } from '../text.ts';

/**
 * A day on which the centre is closed, or open although it is a public holiday. Public holidays themselves are computed;
 * those that wait for the gazette are marked.
 */
export const Closure = Type.Object({
	id: Type.String(),
	date: CalendarDay,
	kind: Type.Enum(['closed', 'open']),
	/** Shown to everybody: `Staff training`. */
	reason: Type.String(),
});
export type Closure = Type.Static<typeof Closure>;

export const Holiday = Type.Object({ date: CalendarDay, name: Type.String(), confirmed: Type.Boolean() });

export const ClosuresQuery = strict({ from: CalendarDay, to: CalendarDay });
export const ClosureList = Type.Object({ data: Type.Array(Closure), holidays: Type.Array(Holiday) });

/** A closure to be saved. `seen` lists what staff have seen: the appointments it would fall on. */
export const NewClosure = form(
	{
		date: text(required('Please select a date'), matching(DATE_PATTERN, 'Please select a date')),
		kind: Type.Unsafe<'closed' | 'open'>({
			type: 'string',
			enum: ['closed', 'open'],
			errorMessage: 'Choose closed or open',
		}),
		reason: text(required('Please give a reason'), atMost(100), oneLine),
		/** The ids of the appointments on that day that staff have seen. Others: refused, and listed as `affected`. */
		seen: Type.Array(Id, { maxItems: 200 }),
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
export const AffectedQuery = strict({ date: CalendarDay });
/** The confirmed appointments of a day: none of them is cancelled silently (rule 6). */
export const AffectedList = Type.Object({ data: Type.Array(AdminAppointment) });
