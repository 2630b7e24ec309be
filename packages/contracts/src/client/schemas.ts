import * as Type from 'typebox';
import type { consentKinds } from '../account/consent-kinds.ts';
import { PageQuery, pageOf } from '../staff.ts';
import { atMost, form, Instant, oneLine, required, strict, text } from '../text.ts';
import { WordingVersion } from '../wording-version.ts';

/** By what a client hears of visits: the ticket, the reminder and changes. `none`: staff tell the client in person. */
export const noticeChannels = ['email', 'sms', 'both', 'none'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];
export const NoticeChannel = Type.Unsafe<NoticeChannel>({
	type: 'string',
	enum: noticeChannels,
	errorMessage: 'Choose how we reach you',
});

/** English or Kiswahili. */
export const NoticeLanguage = Type.Unsafe<'en' | 'sw'>({
	type: 'string',
	enum: ['en', 'sw'],
	errorMessage: 'Choose English or Kiswahili',
});

/** How staff heard what somebody said of a consent. */
export const HowHeard = Type.Unsafe<'at_desk' | 'by_phone'>({
	type: 'string',
	enum: ['at_desk', 'by_phone'],
	errorMessage: 'Please say how you heard it',
});
export type HowHeard = Type.Static<typeof HowHeard>;

/** A phone number as it is shown and dialled. */
export const ShownPhone = Type.Object({
	/** E.164, for `tel:` links: `+254712345678`. */
	number: Type.String(),
	/** As it is read in Kenya: `0712 345 678`. */
	shown: Type.String(),
	/** A code that was sent to it came back. Until then, and when staff typed it, the number is nobody's proof of who they are. */
	confirmed: Type.Boolean(),
	/** Since when somebody else, under another name, has confirmed it: no SMS goes there until it was said again whose it is. */
	lostSince: Type.Optional(Instant),
});
export type ShownPhone = Type.Static<typeof ShownPhone>;

/** A phone number as somebody types it: `0712 345 678`, `+254…`, `01…`, or a foreign number with `+`. Whether it can exist the server says. */
export const typedPhone = (requiredMessage = 'Please type a phone number') =>
	text(required(requiredMessage), atMost(30));

/** One client as staff find them. Two of one name are told apart by phone, address and visits. */
export const ClientRow = Type.Object({
	id: Type.String(),
	name: Type.String(),
	phone: Type.Optional(ShownPhone),
	/** Empty where there is none. */
	email: Type.String(),
	/** The address was confirmed from its mailbox. */
	emailVerified: Type.Boolean(),
	/** Since when there is a record. */
	since: Instant,
	/** The last visit that was attended, and the next that has not ended. */
	lastVisitAt: Type.Optional(Instant),
	nextVisitAt: Type.Optional(Instant),
});
export type ClientRow = Type.Static<typeof ClientRow>;

/**
 * `search`: parts of a name or an address in any order, with or without accents and apostrophes; a whole phone number, or its last
 * digits, four or more; a whole ticket number. Absent: the newest records. A search answers at most 20, and has no next page.
 */
export const ClientsQuery = strict({ search: Type.Optional(Type.String({ maxLength: 254 })), ...PageQuery });
export const ClientPage = Type.Object({
	...pageOf(ClientRow).properties,
	/** A search met more than it reads: another letter narrows it. */
	more: Type.Optional(Type.Boolean()),
});

const wording = Type.Optional(WordingVersion);
/** What somebody whose record is being made agrees to by word, each by the version of the wording that staff read out. */
export const ConsentsByWord = form(
	{
		how: HowHeard,
		wordings: strict({ terms: wording, privacy: wording, health_data: wording, hosting_abroad: wording } satisfies {
			readonly [K in (typeof consentKinds)[number]]: typeof wording;
		}),
	},
	{ how: 'Please say how you heard it', wordings: 'The wording is missing' },
);
export type ConsentsByWord = Type.Static<typeof ConsentsByWord>;

/** Somebody without an address whom staff add, at the desk or on the phone. */
export const NewClient = form(
	{
		name: text(required('Full name is required'), atMost(100), oneLine),
		phone: Type.Optional(typedPhone()),
		notices: Type.Optional(NoticeChannel),
	},
	{ name: 'Full name is required' },
);
export type NewClient = Type.Static<typeof NewClient>;

/** A ticket of the record that somebody wants to add to their account. */
export const VisitClaim = form(
	{ ticketNumber: text(required('Please type a ticket number, such as TUL-26-4K7M9'), atMost(20), oneLine) },
	{ ticketNumber: 'Please type a ticket number, such as TUL-26-4K7M9' },
);
export type VisitClaim = Type.Static<typeof VisitClaim>;
