import * as Type from 'typebox';
import { ForWhom } from '../appointment/schemas.ts';
import { ShownPhone } from '../client/schemas.ts';
import { Version } from '../staff.ts';
import { atMost, CalendarDay, Cents, chosenDay, form, Id, Instant, matching, required, strict, text } from '../text.ts';

export const waitingDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
/** Before noon, or from noon on; or both. */
export const partsOfDay = ['any', 'morning', 'afternoon'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** How many times a client may wait for at once. */
export const MOST_WAITS = 3;
/** For how long a time that opened is kept for somebody, unless its start is nearer: hours. */
export const KEPT_FOR_HOURS = 2;

const WaitingDays = Type.Array(Type.Enum(waitingDays), { minItems: 1, maxItems: 7, uniqueItems: true });
const PartOfDay = Type.Unsafe<PartOfDay>({
	type: 'string',
	enum: [...partsOfDay],
	errorMessage: 'Choose a part of the day',
});

const wish = {
	/** Whom it shall be with. Absent: whoever is first available. */
	psychologistId: Type.Optional(text(required('Choose a psychologist'), atMost(64))),
	days: Type.Unsafe<readonly (typeof waitingDays)[number][]>({
		...WaitingDays,
		errorMessage: 'Choose at least one day of the week',
	}),
	part: PartOfDay,
	/** The last day on which a time is of use. */
	until: chosenDay('Choose a last day'),
};
const missing = {
	days: 'Choose at least one day of the week',
	part: 'Choose a part of the day',
	until: 'Choose a last day',
} as const;

/**
 * What a client asks to be told of: a time of a service, or one earlier than a visit they hold, whose service, length and price stay. The
 * header `Idempotency-Key` makes a repeat harmless.
 */
export const WaitingWish = form(
	{
		...wish,
		serviceId: Type.Optional(text(required('Please select a service'), atMost(64))),
		forWhom: Type.Optional(ForWhom),
		/** The visit that an earlier time shall take the place of. */
		insteadOf: Type.Optional(Type.String({ pattern: '^[A-Z]{3}-\\d{2}-[A-Z0-9]{5}$' })),
	},
	missing,
);
export type WaitingWish = Type.Static<typeof WaitingWish>;

/**
 * Other times for what is waited for already: the days and the rest, as a whole. What it is for stays; for something else one asks anew.
 */
export const ChangedWish = form(wish, missing);
export type ChangedWish = Type.Static<typeof ChangedWish>;

/**
 * The same, as staff change it for a client: what it is for, too, where it was noted wrongly (decision 091). An earlier time than a visit
 * stays for that visit.
 */
export const ChangedWishForClient = form(
	{
		...wish,
		serviceId: Type.Optional(text(required('Please select a service'), atMost(64))),
		version: Version,
	},
	{ ...missing, version: 'Load the list again, then change it' },
);
export type ChangedWishForClient = Type.Static<typeof ChangedWishForClient>;

/** What staff ask for a client who phoned or stands there. */
export const WaitingWishForClient = form(
	{
		...wish,
		clientId: text(required('Choose a client'), matching('^[A-Za-z0-9-]{1,64}$', 'Choose a client')),
		serviceId: Type.Optional(text(required('Please select a service'), atMost(64))),
		forWhom: Type.Optional(ForWhom),
		insteadOf: Type.Optional(Type.String({ pattern: '^[A-Z]{3}-\\d{2}-[A-Z0-9]{5}$' })),
	},
	{ ...missing, clientId: 'Choose a client' },
);
export type WaitingWishForClient = Type.Static<typeof WaitingWishForClient>;

/** A time that opened and is kept for one person. */
export const KeptTime = Type.Object({
	id: Id,
	startsAt: Instant,
	endsAt: Instant,
	psychologist: Type.String(),
	psychologistId: Type.String(),
	/** Until when it is kept. */
	until: Instant,
});
export type KeptTime = Type.Static<typeof KeptTime>;

/** What somebody waits for. */
export const WaitingEntry = Type.Object({
	id: Id,
	service: Type.String(),
	serviceId: Type.String(),
	psychologist: Type.Optional(Type.String()),
	psychologistId: Type.Optional(Type.String()),
	days: WaitingDays,
	part: PartOfDay,
	until: CalendarDay,
	forWhom: ForWhom,
	/** The visit it would take the place of, as it stands now. */
	insteadOf: Type.Optional(Type.Object({ ticketNumber: Type.String(), startsAt: Instant })),
	askedAt: Instant,
	/** Is kept for them just now. */
	kept: Type.Optional(KeptTime),
});
export type WaitingEntry = Type.Static<typeof WaitingEntry>;
export const WaitingEntries = Type.Object({ data: Type.Array(WaitingEntry) });

/** The link of a message: the entry, and the proof that we made it for one time. */
export const OfferToken = Type.String({ pattern: '^[A-Za-z0-9]{26}\\.[A-Za-z0-9_-]{22}$' });
export const OfferLink = strict({ token: OfferToken });
export const offerAnswers = ['take', 'decline', 'stop'] as const;
export type OfferAnswer = (typeof offerAnswers)[number];
const Answer = Type.Unsafe<OfferAnswer>({ type: 'string', enum: [...offerAnswers], errorMessage: 'Choose an answer' });
export const LinkAnswer = form(
	{ token: OfferToken, answer: Answer },
	{ token: 'The link is missing', answer: 'Choose an answer' },
);
/** What the client answers on their own pages, or staff for them: to which of the times that were kept. */
export const KeptTimeAnswer = form(
	{ kept: Id, answer: Answer },
	{ kept: 'The time is missing', answer: 'Choose an answer' },
);
export type KeptTimeAnswer = Type.Static<typeof KeptTimeAnswer>;

/** `open`: kept now. `gone`: it was kept, and is not any more. `declined`: not this one; they go on waiting. `stopped`: they wait no more. */
export const offerStates = ['open', 'taken', 'declined', 'gone', 'stopped'] as const;
export type OfferState = (typeof offerStates)[number];

/** A time that was kept for somebody, as its own page shows it. It names no service: whoever looks over a shoulder reads the page, too. */
export const OfferedVisit = Type.Object({
	state: Type.Enum(offerStates),
	startsAt: Instant,
	endsAt: Instant,
	psychologist: Type.String(),
	until: Instant,
	forWhom: ForWhom,
	price: Type.Optional(Cents),
	/** ISO 4217. */
	currency: Type.Optional(Type.String()),
	/** When the visit begins that it would take the place of. */
	insteadOf: Type.Optional(Instant),
	/** Of the visit it became. */
	ticketNumber: Type.Optional(Type.String()),
	/** They still wait for another time. */
	isWaiting: Type.Boolean(),
});
export type OfferedVisit = Type.Static<typeof OfferedVisit>;

/** Why somebody waits no more. */
export const waitingEnds = ['taken', 'has_it', 'date_over', 'unanswered', 'stopped', 'by_staff'] as const;
export type WaitingEnd = (typeof waitingEnds)[number];

/** A time that was kept for somebody, as staff see it. */
export const PastOffer = Type.Object({
	startsAt: Instant,
	psychologist: Type.String(),
	at: Instant,
	until: Instant,
	state: Type.Enum(['open', 'taken', 'declined', 'lapsed', 'withdrawn']),
	/** By what they were told. Empty: by nothing yet, so somebody phones. */
	told: Type.Array(Type.Enum(['email', 'sms'])),
});
export type PastOffer = Type.Static<typeof PastOffer>;

/** One who waits, as staff see them: in the order in which they asked. */
export const StaffWaitingEntry = Type.Object({
	...WaitingEntry.properties,
	client: Type.Object({ id: Type.String(), name: Type.String(), phone: Type.Optional(ShownPhone) }),
	/** Asked by staff, not by the client. */
	byStaff: Type.Boolean(),
	offers: Type.Array(PastOffer),
	ended: Type.Optional(Type.Object({ at: Instant, why: Type.Enum(waitingEnds) })),
	version: Version,
});
export type StaffWaitingEntry = Type.Static<typeof StaffWaitingEntry>;

/** How many wait, and to how many of them a time is offered that no message told them of: somebody phones. */
export const WaitingCounts = Type.Object({ waiting: Type.Integer(), toPhone: Type.Integer() });

/** Everybody who waits, first come first, and who stopped waiting lately, latest first. */
export const WaitingList = Type.Object({
	data: Type.Array(StaffWaitingEntry),
	ended: Type.Array(StaffWaitingEntry),
});
