import * as Type from 'typebox';
import { staffRoles } from '../identity/staff-roles.ts';
import { atMost, form, matching, text } from '../text.ts';

/** 0 before the first save. */
const SavedVersion = Type.Integer({ minimum: 0 });

/** The centre's own crisis phrases, with which browsers compare texts. The built-in phrases are part of the code. */
export const OwnCrisisPhrases = Type.Object({ phrases: Type.Array(Type.String()) });
export type OwnCrisisPhrases = Type.Static<typeof OwnCrisisPhrases>;

const WALL_CLOCK = Type.String({
	pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$',
	errorMessage: 'Please give a time, such as 20:00',
});

/** A person on duty, who is notified of words of crisis. */
export const OnDuty = Type.Object(
	{
		userId: Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' }),
		byMail: Type.Boolean(),
		bySms: Type.Boolean(),
		/** Daily, wall-clock `HH:mm` of the centre, past midnight where the end is before the start. Absent: always. */
		hours: Type.Optional(Type.Object({ from: WALL_CLOCK, to: WALL_CLOCK }, { additionalProperties: false })),
	},
	{ additionalProperties: false },
);
export type OnDuty = Type.Static<typeof OnDuty>;

export const MOST_ON_DUTY = 20;

/** A member of staff who can be put on duty, and their available channels. */
export const DutyCandidate = Type.Object({
	userId: Type.String(),
	name: Type.String(),
	roles: Type.Array(Type.Enum([...staffRoles])),
	/** The address is confirmed and does not bounce. */
	hasMail: Type.Boolean(),
	/** The phone is confirmed by a code, and the site sends SMS. */
	hasSms: Type.Boolean(),
});
export type DutyCandidate = Type.Static<typeof DutyCandidate>;

/** More phrases would make each check of a text slow. */
const MOST_PHRASES = 200;
/** Letters and digits in words with one space between them, `*` before or after a word. */
const WORDS = "^\\*?[\\p{L}\\p{N}'’-]+\\*?(?: \\*?[\\p{L}\\p{N}'’-]+\\*?)*$";
/** A shorter phrase would mark half of all texts. */
const FOUR_LETTERS = '^(?:[^\\p{L}]*\\p{L}){4}';

export const CrisisPhrase = Type.Object(
	{
		phrase: text(
			atMost(80),
			matching(WORDS, 'Please write words with one space between them; * stands for the rest of a word'),
			matching(FOUR_LETTERS, 'Please write at least four letters'),
		),
		/** A phrase that is switched off is stored and marks nothing. */
		isOn: Type.Boolean(),
	},
	{ additionalProperties: false },
);
export type CrisisPhrase = Type.Static<typeof CrisisPhrase>;

/** Who is on duty, and the centre's own phrases besides the built-in ones. */
export const CrisisSettings = Type.Object({
	/** Empty: every owner is notified, at any hour. */
	duty: Type.Object({ people: Type.Array(OnDuty), version: SavedVersion }),
	candidates: Type.Array(DutyCandidate),
	phrases: Type.Object({ own: Type.Array(CrisisPhrase), version: SavedVersion }),
});
export type CrisisSettings = Type.Static<typeof CrisisSettings>;

export const DutyChange = form(
	{ people: Type.Array(OnDuty, { maxItems: MOST_ON_DUTY }), version: SavedVersion },
	{ people: 'Please say who is on duty', version: 'The version is missing' },
);
export type DutyChange = Type.Static<typeof DutyChange>;

export const PhrasesChange = form(
	{
		own: Type.Array(CrisisPhrase, {
			maxItems: MOST_PHRASES,
			errorMessage: { maxItems: `There is room for ${MOST_PHRASES} phrases of your own` },
		}),
		version: SavedVersion,
	},
	{ own: 'Please give the phrases', version: 'The version is missing' },
);
export type PhrasesChange = Type.Static<typeof PhrasesChange>;

/** Every field of free text by clients and visitors: words of crisis in it are marked, and alert those on duty. */
export const freeFields = [
	'createComment.comment',
	'submitQuestion.question',
	'sendMessage.subject',
	'sendMessage.message',
	'offerTestimonial.message',
	'createAppointment.notes',
	'cancelMyAppointment.reason',
	'cancelMyFollowing.reason',
] as const;
export type FreeField = (typeof freeFields)[number];
