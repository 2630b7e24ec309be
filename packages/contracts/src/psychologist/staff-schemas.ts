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
const day = chosenDay();
/** Days, both included: all of each, or some hours of each. */
export const TimeOff = strict({ from: day, to: day, hours: Type.Optional(Hours) });

/** How often a profile was saved: 0 where nobody wrote one. */
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

/** Who a psychologist is, as visitors read it. Everything may be left out, and is then not shown. */
export const PsychologistProfile = Type.Object({
	portrait: Type.Optional(Type.String()),
	title: Type.Optional(Type.String()),
	summary: Type.Optional(Type.String()),
	about: Type.Optional(Type.String()),
	/** BCP 47 tags. */
	languages: Type.Array(Type.String()),
	licence: Type.Optional(Licence),
	/** Invented for the demo: the checklist before launch names it until somebody saves another. */
	isSample: Type.Optional(Type.Boolean()),
});
export type PsychologistProfile = Type.Static<typeof PsychologistProfile>;

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
	/** Saved apart from the hours, with a version of its own. Absent until somebody wrote one. */
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
/** `seen`: the ids of the confirmed appointments that the change displaces and staff have seen. Others: refused, with the list. */
export const PsychologistChange = form(
	{ ...fields, version: Version, seen: Type.Optional(Type.Array(Id, { maxItems: 200 })) },
	{ name: 'Full name is required', version: 'The version is missing' },
);
export type PsychologistChange = Type.Static<typeof PsychologistChange>;

/** Replaces the whole profile, on the version that was read. */
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
