import * as Type from 'typebox';
import { TimeOff, WeeklyHours } from '../psychologist/staff-schemas.ts';
import { Version } from '../staff.ts';
import { atMost, form, Id, Instant, text } from '../text.ts';

/**
 * How psychologists change their own hours and time off. `ask_first`: they send a request, which an owner decides.
 * `at_once`: the change is effective when it is saved.
 */
export const OwnHoursRule = Type.Enum(['ask_first', 'at_once']);
export type OwnHoursRule = Type.Static<typeof OwnHoursRule>;

const plan = {
	weeklyHours: WeeklyHours,
	/** Weekly breaks: lunch, supervision. */
	breaks: WeeklyHours,
	timeOff: Type.Array(TimeOff, { maxItems: 60 }),
};
/** The hours and time off that a psychologist may change. */
export const HoursPlan = Type.Object(plan);
export type HoursPlan = Type.Static<typeof HoursPlan>;

/** A psychologist's last request, and its outcome. */
export const OwnHoursRequest = Type.Object({
	state: Type.Enum(['open', 'accepted', 'declined']),
	before: HoursPlan,
	after: HoursPlan,
	reason: Type.Optional(Type.String()),
	askedAt: Instant,
	/** Absent while it is open. */
	decided: Type.Optional(Type.Object({ at: Instant, by: Type.String(), words: Type.Optional(Type.String()) })),
	version: Version,
});
export type OwnHoursRequest = Type.Static<typeof OwnHoursRequest>;

/** A psychologist's own hours and time off, and their request. */
export const MyHours = Type.Object({
	psychologist: Type.Object({ id: Type.String(), name: Type.String() }),
	...plan,
	/** Rises with every change of the entry and of the request (optimistic lock). */
	version: Version,
	/** The mode that applies to the caller: an owner needs no approval. */
	rule: OwnHoursRule,
	/** Absent where there was none, it was withdrawn, or it is old. */
	request: Type.Optional(OwnHoursRequest),
});
export type MyHours = Type.Static<typeof MyHours>;

const missing = { version: 'The version is missing' };

/** `seen`: the ids of the displaced confirmed appointments that the psychologist has seen. */
export const MyHoursChange = form(
	{ ...plan, version: Version, seen: Type.Optional(Type.Array(Id, { maxItems: 200 })) },
	missing,
);
export type MyHoursChange = Type.Static<typeof MyHoursChange>;

export const NewHoursRequest = form({ ...plan, version: Version, reason: Type.Optional(text(atMost(500))) }, missing);
export type NewHoursRequest = Type.Static<typeof NewHoursRequest>;

/** The version of the request, as it was read. */
export const HoursRequestWithdrawal = form({ version: Version }, missing);

/** A request that awaits an owner's decision. */
export const HoursRequestToDecide = Type.Object({
	psychologist: Type.Object({ id: Type.String(), name: Type.String() }),
	before: HoursPlan,
	after: HoursPlan,
	reason: Type.Optional(Type.String()),
	askedAt: Instant,
	version: Version,
	/** The coming visits that it would displace, soonest first. */
	affected: Type.Array(Type.Object({ id: Type.String(), ticketNumber: Type.String(), scheduledFor: Instant })),
	/** The same days or time off were changed since: it can no longer be accepted. */
	isOutdated: Type.Boolean(),
});
export type HoursRequestToDecide = Type.Static<typeof HoursRequestToDecide>;
/** Longest waiting first. */
export const HoursRequestList = Type.Object({ data: Type.Array(HoursRequestToDecide) });
export const HoursRequestCounts = Type.Object({ open: Type.Integer({ minimum: 0 }) });

/** `words` is sent to the psychologist. `seen`: as in `MyHoursChange`. */
export const HoursDecision = form(
	{
		decision: Type.Enum(['accept', 'decline']),
		version: Version,
		words: Type.Optional(text(atMost(500))),
		seen: Type.Optional(Type.Array(Id, { maxItems: 200 })),
	},
	{ decision: 'Please accept or decline', version: 'The version is missing' },
);
export type HoursDecision = Type.Static<typeof HoursDecision>;
export const DecidedHoursRequest = Type.Object({ state: Type.Enum(['accepted', 'declined']), version: Version });
