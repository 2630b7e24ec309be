import * as Type from 'typebox';
import { Version } from '../staff.ts';
import {
	atMost,
	CalendarDay,
	DATE_PATTERN,
	form,
	Id,
	matching,
	oneLine,
	required,
	strict,
	text,
	WallTime,
} from '../text.ts';

const HOURS = '^(?:[01]\\d|2[0-3]):[0-5]\\d$';
/** Hours on the centre's clock, `HH:mm`; `to` is not part of them. */
export const Hours = strict({
	from: Type.String({ pattern: HOURS }),
	to: Type.String({ pattern: HOURS }),
});
const perDay = Type.Array(Hours, { maxItems: 6 });
/** A weekday that is missing has none. */
export const WeeklyHours = strict({
	monday: Type.Optional(perDay),
	tuesday: Type.Optional(perDay),
	wednesday: Type.Optional(perDay),
	thursday: Type.Optional(perDay),
	friday: Type.Optional(perDay),
	saturday: Type.Optional(perDay),
	sunday: Type.Optional(perDay),
});
const day = text(required('Please select a date'), matching(DATE_PATTERN, 'Please select a date'));
/** Days, both included: all of each, or some hours of each. */
export const TimeOff = strict({ from: day, to: day, hours: Type.Optional(Hours) });

/** A psychologist with everything start times are computed from. */
export const StaffPsychologist = Type.Object({
	id: Type.String(),
	name: Type.String(),
	serviceIds: Type.Array(Type.String()),
	active: Type.Boolean(),
	weeklyHours: WeeklyHours,
	/** What comes back every week and is not worked: lunch, supervision. */
	breaks: WeeklyHours,
	timeOff: Type.Array(TimeOff),
	version: Version,
});
export type StaffPsychologist = Type.Static<typeof StaffPsychologist>;
export const StaffPsychologistList = Type.Object({ data: Type.Array(StaffPsychologist) });

const fields = {
	name: text(required('Full name is required'), atMost(100), oneLine),
	serviceIds: Type.Array(Id, { maxItems: 50 }),
	active: Type.Boolean(),
	weeklyHours: WeeklyHours,
	breaks: WeeklyHours,
	timeOff: Type.Array(TimeOff, { maxItems: 60 }),
};
export const NewPsychologist = form(fields, { name: 'Full name is required' });
/** `seen`: the ids of the confirmed appointments that the change displaces and staff have seen. Others: refused, with the list. */
export const PsychologistChange = form(
	{ ...fields, version: Version, seen: Type.Optional(Type.Array(Id, { maxItems: 200 })) },
	{ name: 'Full name is required', version: 'The version is missing' },
);
export type PsychologistChange = Type.Static<typeof PsychologistChange>;

export const PreviewQuery = strict({ serviceId: Id });
/** The free start times of the next 7 days, as clients would see them. */
export const FreeTimesPreview = Type.Object({
	data: Type.Array(
		Type.Object({ date: CalendarDay, times: Type.Array(WallTime), reason: Type.Optional(Type.String()) }),
	),
});
