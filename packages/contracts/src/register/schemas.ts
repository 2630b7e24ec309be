import * as Type from 'typebox';
import { Version } from '../staff.ts';
import { atMost, CalendarDay, form, Id, Instant, required, strict, text } from '../text.ts';

/** The kinds of data requests. */
export const dataRequestKinds = ['access', 'rectification', 'erasure', 'portability', 'objection'] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];

const Words = (missing: string) => text(required(missing), atMost(2000));
const Optional = Type.Optional(text(atMost(2000)));

/** Why the start of a deadline was corrected, from what to what, and when. */
const Correction = Type.Object({ at: Type.String(), from: Type.String(), to: Type.String(), reason: Type.String() });

const breachWords = {
	what: Words('Please say what happened'),
	data: Words('Please say what data it is about'),
	/** How many people are affected, as far as known: "about 40; being counted". */
	people: text(required('Please say how many people, or that it is not known yet'), atMost(200)),
	/** The measures taken so far. */
	measures: Optional,
	/** The likely consequences for the people affected. */
	effects: Optional,
};
const breachNotified = {
	/** Instants (ISO UTC) at which the Data Commissioner and the people affected were notified. */
	commissionerToldAt: Type.Optional(Instant),
	peopleToldAt: Type.Optional(Instant),
	/** Why the people affected are not notified, or are notified later: "they cannot be identified". */
	peopleNotTold: Optional,
	/** Why the Commissioner was notified late, which the law requires. */
	whyLate: Optional,
};

/** A breach of personal data (Data Protection Act 2019, section 43). */
export const Breach = Type.Object({
	id: Type.String(),
	/** ISO UTC: when the centre became aware of it. The 72 hours start here. */
	noticedAt: Type.String(),
	what: Type.String(),
	data: Type.String(),
	people: Type.String(),
	measures: Type.Optional(Type.String()),
	effects: Type.Optional(Type.String()),
	commissionerToldAt: Type.Optional(Type.String()),
	peopleToldAt: Type.Optional(Type.String()),
	peopleNotTold: Type.Optional(Type.String()),
	whyLate: Type.Optional(Type.String()),
	/** ISO UTC. `closedAt` and `outcome` are absent while the breach is open. */
	closedAt: Type.Optional(Type.String()),
	outcome: Type.Optional(Type.String()),
	corrections: Type.Array(Correction),
	version: Version,
});
export type Breach = Type.Static<typeof Breach>;

const missingOfBreach = {
	noticedAt: 'Please say when it was noticed',
	what: 'Please say what happened',
	data: 'Please say what data it is about',
	people: 'Please say how many people, or that it is not known yet',
};

export const NewBreach = form({ noticedAt: Instant, ...breachWords, ...breachNotified }, missingOfBreach);
export type NewBreach = Type.Static<typeof NewBreach>;

/** Replaces the entry. Another `noticedAt` needs `reason`; `outcome` closes it. */
export const BreachChange = form(
	{ noticedAt: Instant, ...breachWords, ...breachNotified, reason: Optional, outcome: Optional, version: Version },
	{ ...missingOfBreach, version: 'The version is missing' },
);
export type BreachChange = Type.Static<typeof BreachChange>;

/** A person's request for access, correction or erasure of their data. */
export const DataRequestEntry = Type.Object({
	id: Type.String(),
	kind: Type.Enum([...dataRequestKinds]),
	/** The calendar day of the request at the centre. The deadline starts here. */
	askedOn: Type.String(),
	askedBy: Type.String(),
	/** How staff identified the person. Absent until they did. */
	identity: Type.Optional(Type.String()),
	note: Type.Optional(Type.String()),
	/** The client record it is about, where it is known. */
	clientId: Type.Optional(Type.String()),
	/** The client's name, while the request is open; read from the client record, which an erasure removes. */
	clientName: Type.Optional(Type.String()),
	closedAt: Type.Optional(Type.String()),
	/** `answered`: the copy was handed over or the record erased, on the client's page. `other`: as staff described. */
	closedBy: Type.Optional(Type.Enum(['answered', 'other'])),
	outcome: Type.Optional(Type.String()),
	corrections: Type.Array(Correction),
	version: Version,
});
export type DataRequestEntry = Type.Static<typeof DataRequestEntry>;

const requestFields = {
	kind: Type.Enum([...dataRequestKinds], { errorMessage: 'Please say what they ask for' }),
	askedOn: CalendarDay,
	askedBy: text(required('Please say who asked'), atMost(100)),
	identity: Type.Optional(text(atMost(300))),
	note: Optional,
	clientId: Type.Optional(Id),
};
const missingOfRequest = {
	kind: 'Please say what they ask for',
	askedOn: 'Please give the day on which they asked',
	askedBy: 'Please say who asked',
};

export const NewDataRequest = form(requestFields, missingOfRequest);
export type NewDataRequest = Type.Static<typeof NewDataRequest>;

/** Replaces the entry. Another `askedOn` or `kind` changes the deadline and needs `reason`; `outcome` closes it. */
export const DataRequestChange = form(
	{ ...requestFields, reason: Optional, outcome: Optional, version: Version },
	{ ...missingOfRequest, version: 'The version is missing' },
);
export type DataRequestChange = Type.Static<typeof DataRequestChange>;

/** Overdue ones first, then by the time left, then closed ones, latest first. */
export const Breaches = Type.Object({ data: Type.Array(Breach) });
export const DataRequestEntries = Type.Object({ data: Type.Array(DataRequestEntry) });

/** The open entries of both registers, and how many are overdue. */
export const RegisterCounts = Type.Object({ open: Type.Integer(), overdue: Type.Integer() });

export const RegisterQuery = strict({ register: Type.Enum(['breaches', 'requests']) });
export const RegisterCsv = Type.Object({ fileName: Type.String(), csv: Type.String() });
