import * as Type from 'typebox';
import { Version } from '../staff.ts';
import {
	atMost,
	CalendarDay,
	chosenDay,
	form,
	Id,
	matching,
	oneLine,
	required,
	strict,
	text,
	WallTime,
} from '../text.ts';
import { drawnPortraits } from './portraits.ts';
import { Licence } from './schemas.ts';
import { spokenTags } from './spoken-languages.ts';

const HOURS = '^(?:[01]\\d|2[0-3]):[0-5]\\d$';
/** Wall-clock time at the centre, `HH:mm`; `to` is exclusive. */
export const Hours = strict({
	from: Type.String({ pattern: HOURS }),
	to: Type.String({ pattern: HOURS }),
});
const perDay = Type.Array(Hours, { maxItems: 6 });
/** A missing weekday has no hours. */
export const WeeklyHours = strict({
	monday: Type.Optional(perDay),
	tuesday: Type.Optional(perDay),
	wednesday: Type.Optional(perDay),
	thursday: Type.Optional(perDay),
	friday: Type.Optional(perDay),
	saturday: Type.Optional(perDay),
	sunday: Type.Optional(perDay),
});
const day = chosenDay();
/** Days, both included: all day, or some hours of each. */
export const TimeOff = strict({ from: day, to: day, hours: Type.Optional(Hours) });

/** Version of the profile: 0 before the first save. */
const ProfileVersion = Type.Integer({ minimum: 0 });
const PORTRAIT = `^(?:${drawnPortraits.join('|')}|/uploads/[0-9a-f]{64}\\.webp)$`;
const profileFields = {
	portrait: Type.Optional(text(matching(PORTRAIT, 'Please choose one of the drawings, or upload a picture'))),
	title: Type.Optional(text(atMost(80), oneLine)),
	summary: Type.Optional(text(atMost(160))),
	about: Type.Optional(text(atMost(1200))),
	/** BCP 47 tags. */
	languages: Type.Array(Type.Enum([...spokenTags]), { maxItems: 10, uniqueItems: true }),
	licence: Type.Optional(
		form(
			{
				number: text(required('Give the number of the licence, or leave the board empty'), atMost(40), oneLine),
				board: Type.Optional(text(atMost(100), oneLine)),
			},
			{ number: 'Give the number of the licence, or leave the board empty' },
		),
	),
};

/** The public profile of a psychologist. Every field is optional, and an absent one is not shown. */
export const PsychologistProfile = Type.Object({
	portrait: Type.Optional(Type.String()),
	title: Type.Optional(Type.String()),
	summary: Type.Optional(Type.String()),
	about: Type.Optional(Type.String()),
	/** BCP 47 tags. */
	languages: Type.Array(Type.String()),
	licence: Type.Optional(Licence),
	/** Invented for the demo: the launch checklist names it until the profile is saved again. */
	isSample: Type.Optional(Type.Boolean()),
});
export type PsychologistProfile = Type.Static<typeof PsychologistProfile>;

/** A psychologist with everything that start times are computed from. */
export const StaffPsychologist = Type.Object({
	id: Type.String(),
	name: Type.String(),
	serviceIds: Type.Array(Type.String()),
	active: Type.Boolean(),
	weeklyHours: WeeklyHours,
	/** Weekly breaks: lunch, supervision. */
	breaks: WeeklyHours,
	timeOff: Type.Array(TimeOff),
	version: Version,
	/** Saved apart from the hours, with its own version. Absent before the first save. */
	profile: Type.Optional(PsychologistProfile),
	profileVersion: Type.Optional(ProfileVersion),
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
/** `seen`: the ids of the displaced confirmed appointments that staff have seen. Others: refused, and listed. */
export const PsychologistChange = form(
	{ ...fields, version: Version, seen: Type.Optional(Type.Array(Id, { maxItems: 200 })) },
	{ name: 'Full name is required', version: 'The version is missing' },
);
export type PsychologistChange = Type.Static<typeof PsychologistChange>;

/** Replaces the whole profile (optimistic lock). */
export const PsychologistProfileChange = form(
	{ ...profileFields, version: ProfileVersion },
	{ version: 'The version is missing' },
);
export type PsychologistProfileChange = Type.Static<typeof PsychologistProfileChange>;

export const PreviewQuery = strict({ serviceId: Id });
/** The free start times of the next 7 days, as clients would see them. */
export const FreeTimesPreview = Type.Object({
	data: Type.Array(
		Type.Object({ date: CalendarDay, times: Type.Array(WallTime), reason: Type.Optional(Type.String()) }),
	),
});
