import * as Type from 'typebox';
import {
	atMost,
	CalendarDay,
	Cents,
	chosenDay,
	form,
	Instant,
	matching,
	oneLine,
	required,
	strict,
	TIME_PATTERN,
	text,
	WallTime,
} from '../text.ts';
import { WordingVersion } from '../wording-version.ts';
import { plainTextNames, type TextName, textNames, type WrittenTextRules, writtenTexts } from './written-texts.ts';

export const appointmentStatuses = ['confirmed', 'attended', 'missed', 'cancelled'] as const;
export const AppointmentStatus = Type.Enum(appointmentStatuses);
export type AppointmentStatus = (typeof appointmentStatuses)[number];

export const ForWhom = Type.Union([Type.Literal('me'), Type.Literal('my_child'), Type.Literal('us')]);
export type ForWhom = Type.Static<typeof ForWhom>;

/** The optional consent at booking (rule 5). Without it staff take the consent at the visit. */
export const ConsentsGiven = strict({
	healthData: Type.Boolean(),
	hostingAbroad: Type.Boolean(),
	/** The versions of the wordings that were shown. */
	versions: Type.Optional(
		strict({ healthData: Type.Optional(WordingVersion), hostingAbroad: Type.Optional(WordingVersion) }),
	),
});
export type ConsentsGiven = Type.Static<typeof ConsentsGiven>;

/** One schema for each text that a client writes. */
const schemaOfEach = <N extends TextName, S extends Type.TSchema>(
	names: readonly N[],
	schemaOf: (name: N) => S,
): { readonly [name in N]: S } =>
	Object.fromEntries(names.map((name) => [name, schemaOf(name)])) as { readonly [name in N]: S };

export const RequestTexts = schemaOfEach(textNames, (name) => {
	const rules: WrittenTextRules = writtenTexts[name];
	return Type.Optional(text(atMost(rules.atMost), ...(rules.isOneLine ? [oneLine] : [])));
});
/** As answered: texts written under an earlier limit stay valid. */
export const AnsweredTexts = schemaOfEach(textNames, () => Type.Optional(Type.String()));
const TicketTexts = schemaOfEach(plainTextNames, () => Type.Optional(Type.String()));

/**
 * The body of the schedule form (R50). `userId` and `serviceTitle` are accepted and ignored: the token and the
 * catalogue decide. An `Idempotency-Key` header (a UUID made when the form opens) makes a retry harmless.
 */
export const AppointmentRequest = form(
	{
		serviceId: text(required('Please select a service'), atMost(64)),
		date: chosenDay(),
		time: text(required('Please select a time'), matching(TIME_PATTERN, 'Please select a time')),
		...RequestTexts,
		psychologistId: Type.Optional(text(required('Choose a psychologist'), atMost(64))),
		forWhom: Type.Optional(ForWhom),
		consents: Type.Optional(ConsentsGiven),
		userId: Type.Optional(text(atMost(64))),
		serviceTitle: Type.Optional(text(atMost(200))),
	},
	{ serviceId: 'Please select a service', date: 'Please select a date', time: 'Please select a time' },
);
export type AppointmentRequest = Type.Static<typeof AppointmentRequest>;

/** A dry run of a booking, for any active psychologist and without an account. */
export const BookingDryRun = form(
	{
		serviceId: text(required('Please select a service'), atMost(64)),
		date: chosenDay(),
		time: text(required('Please select a time'), matching(TIME_PATTERN, 'Please select a time')),
	},
	{ serviceId: 'Please select a service', date: 'Please select a date', time: 'Please select a time' },
);

/** The reminder of a visit: its instant and channel, or none because the visit is less than 24 hours away. */
export const Reminder = Type.Union([
	Type.Object({ kind: Type.Literal('email'), at: Instant }),
	Type.Object({ kind: Type.Literal('none') }),
]);
export type Reminder = Type.Static<typeof Reminder>;

/** Proof of a booking, to show at the desk. Its number is never a credential. */
export const Ticket = Type.Object({
	/** `TUL-26-4K7M9` */
	ticketNumber: Type.String(),
	/** The service's title at the time of booking. */
	service: Type.String(),
	serviceId: Type.String(),
	date: CalendarDay,
	time: WallTime,
	startsAt: Instant,
	endsAt: Instant,
	psychologist: Type.String(),
	location: Type.String(),
	/** The client's own name, as in the account. */
	name: Type.String(),
	status: AppointmentStatus,
	reminder: Reminder,
	/** UID of the calendar entry, the same in mails and downloads. */
	appointmentId: Type.String(),
	psychologistId: Type.String(),
	forWhom: ForWhom,
	...TicketTexts,
	/** The price as of the booking, in cents of `currency`. Absent in responses stored before tickets had it. */
	price: Type.Optional(Cents),
	/** ISO 4217. */
	currency: Type.Optional(Type.String()),
	/** Starts at 1; every move increments it. A change names the version it was made on (optimistic lock). */
	version: Type.Integer({ minimum: 1 }),
	/** Until when the client may cancel or move it: 24 hours before the start (rule 4). */
	changeableUntil: Instant,
	/** The series and the visit's position in it, by time; cancelled visits count. Absent: a single visit. */
	series: Type.Optional(
		Type.Object({ id: Type.String(), number: Type.Integer({ minimum: 1 }), of: Type.Integer({ minimum: 1 }) }),
	),
});
export type Ticket = Type.Static<typeof Ticket>;

export const Booked = Type.Object({ ticket: Ticket });
export const TicketList = Type.Object({ data: Type.Array(Ticket) });
export const TicketParams = strict({ ticketNumber: Type.String({ pattern: '^[A-Z]{3}-\\d{2}-[A-Z0-9]{5}$' }) });

/** Why the client cancels, optionally. Only the psychologist and the centre's staff read it. */
export const Cancellation = form({ reason: Type.Optional(text(atMost(300))) }, {});
export type Cancellation = Type.Static<typeof Cancellation>;

/** A new time for an appointment. Without a psychologist, the current one if free, otherwise the first available. */
export const Move = form(
	{
		date: chosenDay(),
		time: text(required('Please select a time'), matching(TIME_PATTERN, 'Please select a time')),
		psychologistId: Type.Optional(text(required('Choose a psychologist'), atMost(64))),
		/** The version of the ticket on the screen. */
		version: Type.Integer({ minimum: 1 }),
	},
	{ date: 'Please select a date', time: 'Please select a time', version: 'The version of the appointment is missing' },
);
export type Move = Type.Static<typeof Move>;
