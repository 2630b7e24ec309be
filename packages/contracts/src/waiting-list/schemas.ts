import * as Type from 'typebox';
import { ForWhom } from '../appointment/schemas.ts';
import { ShownPhone } from '../client/schemas.ts';
import { Version } from '../staff.ts';
import { atMost, CalendarDay, Cents, chosenDay, form, Id, Instant, matching, required, strict, text } from '../text.ts';

export const waitingDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
/** Before noon, from noon on, or both. */
export const partsOfDay = ['any', 'morning', 'afternoon'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** The maximum number of entries per client. */
export const MOST_WAITS = 3;
/** How long a time is held for a client, in hours, unless its start is sooner. */
export const KEPT_FOR_HOURS = 2;

const WaitingDays = Type.Array(Type.Enum(waitingDays), { minItems: 1, maxItems: 7, uniqueItems: true });
const PartOfDay = Type.Unsafe<PartOfDay>({
	type: 'string',
	enum: [...partsOfDay],
	errorMessage: 'Choose a part of the day',
});

const wish = {
	/** The preferred psychologist. Absent: any. */
	psychologistId: Type.Optional(text(required('Choose a psychologist'), atMost(64))),
	days: Type.Unsafe<readonly (typeof waitingDays)[number][]>({
		...WaitingDays,
		errorMessage: 'Choose at least one day of the week',
	}),
	part: PartOfDay,
	/** The last day that suits. */
	until: chosenDay('Choose a last day'),
};
const missing = {
	days: 'Choose at least one day of the week',
	part: 'Choose a part of the day',
	until: 'Choose a last day',
} as const;

/**
 * A new entry: a time of a service, or one earlier than a visit the client holds, whose service, length and price stay.
 * Idempotent by the header `Idempotency-Key`.
 */
export const WaitingWish = form(
	{
		...wish,
		serviceId: Type.Optional(text(required('Please select a service'), atMost(64))),
		forWhom: Type.Optional(ForWhom),
		/** The visit that an earlier time would replace. */
		insteadOf: Type.Optional(Type.String({ pattern: '^[A-Z]{3}-\\d{2}-[A-Z0-9]{5}$' })),
	},
	missing,
);
export type WaitingWish = Type.Static<typeof WaitingWish>;

/** New days and other preferences of an entry, as a whole. Its service stays; another service needs another entry. */
export const ChangedWish = form(wish, missing);
export type ChangedWish = Type.Static<typeof ChangedWish>;

/**
 * The new preferences as staff record them for a client, with the service, in case it was recorded wrongly (decision
 * 091). An entry for an earlier time stays tied to its visit.
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

/** A new entry for a client on the phone or at the desk. */
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

/** A time that is held for one client. */
export const KeptTime = Type.Object({
	id: Id,
	startsAt: Instant,
	endsAt: Instant,
	psychologist: Type.String(),
	psychologistId: Type.String(),
	/** Until when it is held. */
	until: Instant,
});
export type KeptTime = Type.Static<typeof KeptTime>;

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
	/** The visit it would replace, in its current state. */
	insteadOf: Type.Optional(Type.Object({ ticketNumber: Type.String(), startsAt: Instant })),
	askedAt: Instant,
	/** The time that is held at present. */
	kept: Type.Optional(KeptTime),
});
export type WaitingEntry = Type.Static<typeof WaitingEntry>;
export const WaitingEntries = Type.Object({ data: Type.Array(WaitingEntry) });

/** The token of a link in a message: the entry, and a signature for one time. */
export const OfferToken = Type.String({ pattern: '^[A-Za-z0-9]{26}\\.[A-Za-z0-9_-]{22}$' });
export const OfferLink = strict({ token: OfferToken });
export const offerAnswers = ['take', 'decline', 'stop'] as const;
export type OfferAnswer = (typeof offerAnswers)[number];
const Answer = Type.Unsafe<OfferAnswer>({ type: 'string', enum: [...offerAnswers], errorMessage: 'Choose an answer' });
export const LinkAnswer = form(
	{ token: OfferToken, answer: Answer },
	{ token: 'The link is missing', answer: 'Choose an answer' },
);
/** The answer to a held time, by the client on their own pages or by staff for them. */
export const KeptTimeAnswer = form(
	{ kept: Id, answer: Answer },
	{ kept: 'The time is missing', answer: 'Choose an answer' },
);
export type KeptTimeAnswer = Type.Static<typeof KeptTimeAnswer>;

/** `open`: held now. `gone`: no longer held. `declined`: the entry stays. `stopped`: the entry was removed. */
export const offerStates = ['open', 'taken', 'declined', 'gone', 'stopped'] as const;
export type OfferState = (typeof offerStates)[number];

/** A held time on the page of its link. It names no service, because others may see the screen. */
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
	/** The start of the visit that it would replace. */
	insteadOf: Type.Optional(Instant),
	/** Of the visit that was booked with it. */
	ticketNumber: Type.Optional(Type.String()),
	/** The entry is still on the list. */
	isWaiting: Type.Boolean(),
});
export type OfferedVisit = Type.Static<typeof OfferedVisit>;

/** Why an entry ended. */
export const waitingEnds = ['taken', 'has_it', 'date_over', 'unanswered', 'stopped', 'by_staff'] as const;
export type WaitingEnd = (typeof waitingEnds)[number];

/** A time that was held for a client, as staff see it. */
export const PastOffer = Type.Object({
	startsAt: Instant,
	psychologist: Type.String(),
	at: Instant,
	until: Instant,
	state: Type.Enum(['open', 'taken', 'declined', 'lapsed', 'withdrawn']),
	/** The channels of the notice. Empty: none was delivered yet, so staff phone. */
	told: Type.Array(Type.Enum(['email', 'sms'])),
});
export type PastOffer = Type.Static<typeof PastOffer>;

/** An entry as staff see it. */
export const StaffWaitingEntry = Type.Object({
	...WaitingEntry.properties,
	client: Type.Object({ id: Type.String(), name: Type.String(), phone: Type.Optional(ShownPhone) }),
	/** Added by staff, not by the client. */
	byStaff: Type.Boolean(),
	offers: Type.Array(PastOffer),
	ended: Type.Optional(Type.Object({ at: Instant, why: Type.Enum(waitingEnds) })),
	version: Version,
});
export type StaffWaitingEntry = Type.Static<typeof StaffWaitingEntry>;

/** The number of entries, and of those whose offer no message delivered, so staff phone. */
export const WaitingCounts = Type.Object({ waiting: Type.Integer(), toPhone: Type.Integer() });

/** The entries, first come first served, and those that ended lately, latest first. */
export const WaitingList = Type.Object({
	data: Type.Array(StaffWaitingEntry),
	ended: Type.Array(StaffWaitingEntry),
});
