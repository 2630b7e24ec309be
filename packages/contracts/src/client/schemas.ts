import * as Type from 'typebox';
import type { consentKinds } from '../account/consent-kinds.ts';
import { PageQuery, pageOf } from '../staff.ts';
import { atMost, form, Instant, oneLine, required, strict, text } from '../text.ts';
import { WordingVersion } from '../wording-version.ts';

/** The channel of notices about visits: ticket, reminder and changes. `none`: staff tell the client in person. */
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

/** How staff received a client's statement about a consent. */
export const ConsentMedium = Type.Unsafe<'at_desk' | 'by_phone'>({
	type: 'string',
	enum: ['at_desk', 'by_phone'],
	errorMessage: 'Please say how you heard it',
});
export type ConsentMedium = Type.Static<typeof ConsentMedium>;

/** A phone number as it is shown and dialled. */
export const ShownPhone = Type.Object({
	/** E.164, for `tel:` links: `+254712345678`. */
	number: Type.String(),
	/** As displayed in Kenya: `0712 345 678`. */
	shown: Type.String(),
	/** Confirmed by an SMS code. An unconfirmed number, also one typed by staff, does not prove identity. */
	confirmed: Type.Boolean(),
	/** Since when a person of another name has confirmed it: no SMS is sent to it until it is clear whose it is. */
	lostSince: Type.Optional(Instant),
});
export type ShownPhone = Type.Static<typeof ShownPhone>;

/** A phone number as typed: `0712 345 678`, `+254…`, `01…`, or a foreign number with `+`. The server validates it. */
export const typedPhone = (requiredMessage = 'Please type a phone number') =>
	text(required(requiredMessage), atMost(30));

/** One client as staff find them. Clients of one name are distinguished by phone, address and visits. */
export const ClientRow = Type.Object({
	id: Type.String(),
	name: Type.String(),
	phone: Type.Optional(ShownPhone),
	/** Empty where there is none. */
	email: Type.String(),
	/** The address was confirmed from its mailbox. */
	emailVerified: Type.Boolean(),
	/** When the record was created. */
	since: Instant,
	/** The last attended visit, and the next one that has not ended. */
	lastVisitAt: Type.Optional(Instant),
	nextVisitAt: Type.Optional(Instant),
});
export type ClientRow = Type.Static<typeof ClientRow>;

/**
 * `search`: parts of a name or an address in any order, with or without accents and apostrophes; a whole phone number,
 * or its last digits, four or more; a whole ticket number. Absent: the newest records. A search returns at most 20,
 * without a next page.
 */
export const ClientsQuery = strict({ search: Type.Optional(Type.String({ maxLength: 254 })), ...PageQuery });
export const ClientPage = Type.Object({
	...pageOf(ClientRow).properties,
	/** The search matched more than it reads: another letter narrows it. */
	more: Type.Optional(Type.Boolean()),
});

const wording = Type.Optional(WordingVersion);
/** Consents that the client of a new record gives in person, each by the version of the wording that staff read out. */
export const ConsentsByWord = form(
	{
		how: ConsentMedium,
		wordings: strict({ terms: wording, privacy: wording, health_data: wording, hosting_abroad: wording } satisfies {
			readonly [K in (typeof consentKinds)[number]]: typeof wording;
		}),
	},
	{ how: 'Please say how you heard it', wordings: 'The wording is missing' },
);
export type ConsentsByWord = Type.Static<typeof ConsentsByWord>;

/** A client without an address whom staff add, at the desk or on the phone. */
export const NewClient = form(
	{
		name: text(required('Full name is required'), atMost(100), oneLine),
		phone: Type.Optional(typedPhone()),
		notices: Type.Optional(NoticeChannel),
	},
	{ name: 'Full name is required' },
);
export type NewClient = Type.Static<typeof NewClient>;

/** A ticket of the record that the caller adds to their account. */
export const VisitClaim = form(
	{ ticketNumber: text(required('Please type a ticket number, such as TUL-26-4K7M9'), atMost(20), oneLine) },
	{ ticketNumber: 'Please type a ticket number, such as TUL-26-4K7M9' },
);
export type VisitClaim = Type.Static<typeof VisitClaim>;
