import * as Type from 'typebox';
import { AdminAppointment } from '../appointment/staff-schemas.ts';
import { CalendarDay, form, Instant, strict } from '../text.ts';

/** Version of a note, a feed or a choice: 0 where there is none yet. */
const ReadVersion = Type.Integer({ minimum: 0 });

/** One visit of the psychologist's own day: the row of staff's lists with more fields. */
export const OwnVisit = Type.Object({
	visit: AdminAppointment,
	clientId: Type.String(),
	/** The visit's position among the client's visits with this psychologist, up to 20; absent beyond that. */
	visitNumber: Type.Optional(Type.Integer({ minimum: 1 })),
	/** There is a note about this visit. */
	hasNote: Type.Boolean(),
});
export type OwnVisit = Type.Static<typeof OwnVisit>;

/** An interval of the day without a visit. */
export const OwnStretch = Type.Object({
	what: Type.Union([Type.Literal('break'), Type.Literal('free'), Type.Literal('off')]),
	startAt: Instant,
	endAt: Instant,
});
export type OwnStretch = Type.Static<typeof OwnStretch>;

/** Summary of a day. */
export const DayInShort = Type.Object({
	date: CalendarDay,
	/** Visits that are not cancelled. */
	count: Type.Integer({ minimum: 0 }),
	firstAt: Type.Optional(Instant),
	lastEndsAt: Type.Optional(Instant),
	/** No working hours: no working day, or time off. */
	isOff: Type.Boolean(),
});
export type DayInShort = Type.Static<typeof DayInShort>;

/** A psychologist's own day, tomorrow and summaries of the days after it. */
export const MyDay = Type.Object({
	psychologist: Type.Object({ id: Type.String(), name: Type.String() }),
	date: CalendarDay,
	/** Soonest first. */
	visits: Type.Array(OwnVisit),
	/** Breaks, free time and time off within the working hours, soonest first. */
	stretches: Type.Array(OwnStretch),
	/** End of the working hours; absent on a day off. */
	endsAt: Type.Optional(Instant),
	/** The client of tomorrow's first visit. */
	firstTomorrow: Type.Optional(Type.String()),
	/** Tomorrow and the six days after it. */
	days: Type.Array(DayInShort),
});
export type MyDay = Type.Static<typeof MyDay>;

/** The psychologist's last note about an earlier visit of the same client. */
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

/** The state of a psychologist's private calendar feed. Its address is shown only when it is created. */
export const OwnFeed = Type.Object({
	isOn: Type.Boolean(),
	/** The feed contains clients' names. */
	names: Type.Boolean(),
	/** When its address was created. */
	since: Type.Optional(Instant),
	version: ReadVersion,
});
export type OwnFeed = Type.Static<typeof OwnFeed>;

/** The channel of a psychologist's notices of changed visits. */
export const OwnNotices = Type.Object({
	channel: DayNoticeChannel,
	/** Emails name the clients. */
	names: Type.Boolean(),
	version: ReadVersion,
	/** The last digits of the account's confirmed number; absent: none is confirmed, so SMS cannot be chosen. */
	phoneEndsIn: Type.Optional(Type.String()),
});
export type OwnNotices = Type.Static<typeof OwnNotices>;

export const MyDaySettings = Type.Object({ feed: OwnFeed, notices: OwnNotices });
export type MyDaySettings = Type.Static<typeof MyDaySettings>;

/** Creates or replaces the address of the feed, or only changes whether the feed contains names. */
export const FeedRenewal = form(
	{ names: Type.Boolean(), version: ReadVersion },
	{ names: 'Choose whether names are shown', version: 'The version is missing' },
);
/** The new address of the feed, which cannot be read again. */
export const FeedAddress = Type.Object({
	/** Relative to the site: `/api/calendar-feeds/…`. */
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
/** The psychologist of the feed, and its secret with the ending `.ics`. Invalid ones answer like an unknown feed. */
export const FeedParams = strict({ psychologistId: part, secret: part });
