import * as Type from 'typebox';
import { AdminAppointment } from '../appointment/staff-schemas.ts';
import { CalendarDay, form, Instant, strict } from '../text.ts';

/** How often a note, a feed or a choice was changed: 0 where there is none yet. */
const ReadVersion = Type.Integer({ minimum: 0 });

/** One visit of the psychologist's own day: the row of staff's lists, and what the day asks besides. */
export const OwnVisit = Type.Object({
	visit: AdminAppointment,
	clientId: Type.String(),
	/** How many visits this is for the client with this psychologist, up to 20; absent where there were more. */
	visitNumber: Type.Optional(Type.Integer({ minimum: 1 })),
	/** Somebody wrote a note about this visit. */
	hasNote: Type.Boolean(),
});
export type OwnVisit = Type.Static<typeof OwnVisit>;

/** A stretch of the day without a visit. */
export const OwnStretch = Type.Object({
	what: Type.Union([Type.Literal('break'), Type.Literal('free'), Type.Literal('off')]),
	startAt: Instant,
	endAt: Instant,
});
export type OwnStretch = Type.Static<typeof OwnStretch>;

/** A day in short. */
export const DayInShort = Type.Object({
	date: CalendarDay,
	/** Visits that are not cancelled. */
	count: Type.Integer({ minimum: 0 }),
	firstAt: Type.Optional(Instant),
	lastEndsAt: Type.Optional(Instant),
	/** Nothing is worked on it: it is no working day, or off. */
	isOff: Type.Boolean(),
});
export type DayInShort = Type.Static<typeof DayInShort>;

/** A psychologist's own day, tomorrow and the days after it in short. */
export const MyDay = Type.Object({
	psychologist: Type.Object({ id: Type.String(), name: Type.String() }),
	date: CalendarDay,
	/** Soonest first. */
	visits: Type.Array(OwnVisit),
	/** Breaks, free time and time off between the beginning and the end of the working day, soonest first. */
	stretches: Type.Array(OwnStretch),
	/** When the working day ends; absent on a day off. */
	endsAt: Type.Optional(Instant),
	/** The client of tomorrow's first visit. */
	firstTomorrow: Type.Optional(Type.String()),
	/** Tomorrow and the six days after it. */
	days: Type.Array(DayInShort),
});
export type MyDay = Type.Static<typeof MyDay>;

/** The last note that the psychologist wrote about an earlier visit of the same client. */
export const LastNote = Type.Object({
	note: Type.Optional(Type.Object({ text: Type.String(), visitAt: Instant })),
});
export type LastNote = Type.Static<typeof LastNote>;

export const DayNoticeChannel = Type.Union([
	Type.Literal('email'),
	Type.Literal('sms'),
	Type.Literal('both'),
	Type.Literal('none'),
]);
export type DayNoticeChannel = Type.Static<typeof DayNoticeChannel>;

/** The private calendar feed of a psychologist, without its address: that is told once, when it is made. */
export const OwnFeed = Type.Object({
	isOn: Type.Boolean(),
	/** Clients' names stand in it. */
	names: Type.Boolean(),
	/** When its address was made. */
	since: Type.Optional(Instant),
	version: ReadVersion,
});
export type OwnFeed = Type.Static<typeof OwnFeed>;

/** By what the psychologist is told when visits change. */
export const OwnNotices = Type.Object({
	channel: DayNoticeChannel,
	/** Emails name the clients. */
	names: Type.Boolean(),
	version: ReadVersion,
	/** The last digits of the number the account confirmed; absent: there is none, so no SMS can be chosen. */
	phoneEndsIn: Type.Optional(Type.String()),
});
export type OwnNotices = Type.Static<typeof OwnNotices>;

export const MyDaySettings = Type.Object({ feed: OwnFeed, notices: OwnNotices });
export type MyDaySettings = Type.Static<typeof MyDaySettings>;

/** Makes the address of the feed, or another one in place of it; or says at the same address whether names stand in it. */
export const FeedRenewal = form(
	{ names: Type.Boolean(), version: ReadVersion },
	{ names: 'Choose whether names are shown', version: 'The version is missing' },
);
/** The address that was just made: nobody can read it again. */
export const FeedAddress = Type.Object({
	/** Beneath the site: `/api/calendar-feeds/…`. */
	path: Type.String(),
	feed: OwnFeed,
});
export type FeedAddress = Type.Static<typeof FeedAddress>;

export const NoticesChange = form(
	{ channel: DayNoticeChannel, names: Type.Boolean(), version: ReadVersion },
	{
		channel: 'Choose how you want to be told',
		names: 'Choose whether names are shown',
		version: 'The version is missing',
	},
);

const part = Type.String({ minLength: 1, maxLength: 128 });
/** Whose feed, and its secret with the ending `.ics`. What is none is as unknown as what was one. */
export const FeedParams = strict({ psychologistId: part, secret: part });
