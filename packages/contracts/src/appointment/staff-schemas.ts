import * as Type from 'typebox';
import { ConsentKind } from '../account/schemas.ts';
import { ShownPhone } from '../client/schemas.ts';
import { CalendarDay, Cents, Id, Instant, strict } from '../text.ts';
import { AppointmentStatus, ForWhom } from './schemas.ts';
import { rhythms } from './series-limits.ts';

/** Whose visit it is, as staff see it beside the visit. The address is empty where there is none, or where the account was deleted. */
export const VisitClient = Type.Object({
	name: Type.String(),
	email: Type.String(),
	/** The address was confirmed from its mailbox; until then nobody knows who the person is. */
	emailVerified: Type.Boolean(),
	phone: Type.Optional(ShownPhone),
});
export type VisitClient = Type.Static<typeof VisitClient>;

/** How far a confirmed visit has got on its day: at the desk, or in the room. It is no outcome. */
export const VisitProgress = Type.Enum(['arrived', 'in_session']);
export type VisitProgress = Type.Static<typeof VisitProgress>;

/** Who ended a visit, and how the centre heard of it. */
const CancelledBy = {
	by: Type.Enum(['client', 'staff', 'erasure']),
	at: Instant,
	/** How the client said so. Absent where the centre or the end of an account cancelled it. */
	how: Type.Optional(Type.Enum(['website', 'phone', 'desk'])),
	/** The client cancelled within the last 24 hours before the start. */
	late: Type.Boolean(),
};

export const appointmentMails = ['confirmation', 'reminder', 'moved', 'cancelled'] as const;

/** A notice of a visit that reached the client by no channel: somebody phones. `isPhoneCallDue` says when. */
export const PhoneCall = Type.Object({
	/** What the client does not know of. */
	about: Type.Enum(appointmentMails),
	/** From then on: before, another channel may still bring it. */
	from: Instant,
});
export type PhoneCall = Type.Static<typeof PhoneCall>;

/** One row of the admin's list (R65). Notes stay encrypted here and are read on the detail page only (promise W7). */
export const AdminAppointment = Type.Object({
	id: Type.String(),
	ticketNumber: Type.String(),
	/** The client's file; absent where the account was deleted. */
	userId: Type.Optional(Type.String()),
	user: VisitClient,
	/** Who comes: the client, a child of theirs, or a couple or family. */
	forWhom: ForWhom,
	service: Type.String(),
	serviceId: Type.String(),
	psychologist: Type.String(),
	psychologistId: Type.String(),
	scheduledFor: Instant,
	endsAt: Instant,
	status: AppointmentStatus,
	hasNotes: Type.Boolean(),
	/** The notes hold words of crisis, found when they came: who sees the mark need not see the notes. */
	mayBeInCrisis: Type.Boolean(),
	createdAt: Instant,
	version: Type.Integer({ minimum: 1 }),
	/** From when each outcome may be recorded (rule 4). */
	attendedFrom: Instant,
	missedFrom: Instant,
	/** Absent where the client has not come yet, or the visit is not confirmed any more; `at` is when staff noted it. */
	progress: Type.Optional(Type.Object({ state: VisitProgress, at: Instant })),
	/** Counts the changes of the progress, apart from the appointment's own; 0: nobody has noted any. */
	progressVersion: Type.Integer({ minimum: 0 }),
	cancellation: Type.Optional(Type.Object(CancelledBy)),
	/** It was cancelled, and staff keep its time free: nobody can be booked then until they give it free. */
	keptFree: Type.Optional(Type.Object({ at: Instant })),
	/** Absent where the client was told, or may be told by what is under way. */
	phoneCall: Type.Optional(PhoneCall),
	/** The client was told by phone what the last notice did not bring. */
	phoned: Type.Optional(Type.Object({ at: Instant })),
	/** How often somebody phoned about it and nobody answered, and when last. */
	unanswered: Type.Optional(Type.Object({ count: Type.Integer({ minimum: 1 }), at: Instant })),
	/** Counts what was noted of calls, apart from the appointment's own version; 0: nobody noted any. */
	phonedVersion: Type.Integer({ minimum: 0 }),
	/** Until when an outcome may be corrected or taken back. */
	correctableUntil: Instant,
});
export type AdminAppointment = Type.Static<typeof AdminAppointment>;

/** What staff still have to do about an appointment: record its outcome, or phone the client because no notice arrives. */
export const AppointmentNeed = Type.Enum(['outcome', 'phone']);
export type AppointmentNeed = Type.Static<typeof AppointmentNeed>;

/**
 * What the list shows, and what the file of it holds. Without days it begins today and ends with the last day that can be booked;
 * a search without days looks through all that are kept, latest first.
 */
export const AdminAppointmentsQuery = strict({
	/** First and last calendar day, both included, at most 366. One of them alone: `days` of the answer says what the other became. */
	from: Type.Optional(CalendarDay),
	to: Type.Optional(CalendarDay),
	status: Type.Optional(AppointmentStatus),
	psychologistId: Type.Optional(Id),
	serviceId: Type.Optional(Id),
	/**
	 * Words of ticket number, client, address, service or psychologist, in any order, case and accent. A whole ticket number or
	 * email address finds whatever the days are.
	 */
	search: Type.Optional(Type.String({ maxLength: 100 })),
	/** All that need this, whenever they are: days, status and search are not looked at. */
	needs: Type.Optional(AppointmentNeed),
});

export const AdminListQuery = strict({
	...AdminAppointmentsQuery.properties,
	cursor: Type.Optional(Type.String({ maxLength: 500 })),
	/** Rows per page, 1 to 100, as text because it travels in the query string. Default 20. */
	limit: Type.Optional(Type.String({ pattern: '^(?:[1-9]\\d?|100)$' })),
});
export const AdminAppointmentList = Type.Object({
	data: Type.Array(AdminAppointment),
	nextCursor: Type.Optional(Type.String()),
	/** The days that were looked through, both included; absent where days are not looked at. */
	days: Type.Optional(Type.Object({ from: CalendarDay, to: CalendarDay })),
	/** How the rows are ordered by start: a search of all days shows the latest first. */
	order: Type.Optional(Type.Enum(['soonest_first', 'latest_first'])),
	/**
	 * How many appointments of the days, the search, the psychologist and the service have each status, whatever the status filter.
	 * Absent where they were not all looked through.
	 */
	counts: Type.Optional(
		Type.Object({
			all: Type.Integer(),
			confirmed: Type.Integer(),
			attended: Type.Integer(),
			missed: Type.Integer(),
			cancelled: Type.Integer(),
		}),
	),
});
export type AdminAppointmentList = Type.Static<typeof AdminAppointmentList>;

export const AppointmentParams = strict({ id: Type.String({ minLength: 1, maxLength: 64 }) });
export const AppointmentChanged = Type.Object({ appointment: AdminAppointment });

/** What became of a notice in one channel. `pending`: promised and not sent yet. */
export const MailState = Type.Object({
	kind: Type.Enum(appointmentMails),
	channel: Type.Enum(['email', 'sms']),
	state: Type.Enum([
		'pending',
		'failed',
		'suppressed',
		'held_back',
		'untold',
		'sent',
		'delivered',
		'bounced',
		'complained',
		'rejected',
		'unreachable',
		'undelivered',
	]),
	/** Why it did not arrive, as a constant of ours or of the carrier; absent where the state says all there is to know. */
	reason: Type.Optional(Type.String()),
	at: Instant,
	version: Type.Integer(),
});

/** One thing that happened to an appointment, for its history. `by` is a name, or `The client`, or `The centre`. */
export const AppointmentEvent = Type.Object({
	at: Instant,
	what: Type.Enum([
		'booked',
		'moved',
		'cancelled',
		'attended',
		'missed',
		'corrected',
		'taken_back',
		'arrived',
		'in_session',
		'not_here_yet',
		'note_changed',
		'mail_resent',
		'time_given_free',
		'phoned',
		'phoned_taken_back',
		'phone_not_answered',
	]),
	by: Type.String(),
	/** The reason that was given, or the old time of a move. */
	detail: Type.Optional(Type.String()),
});

/** A series as staff see it beside one of its visits. */
export const VisitSeries = Type.Object({
	id: Type.String(),
	every: Type.Enum(rhythms),
	visits: Type.Array(
		Type.Object({
			id: Type.String(),
			ticketNumber: Type.String(),
			scheduledFor: Instant,
			status: AppointmentStatus,
			version: Type.Integer({ minimum: 1 }),
		}),
	),
});
export type VisitSeries = Type.Static<typeof VisitSeries>;

/** Everything staff see of one appointment, its notes opened (promise W7). */
export const AppointmentDetail = Type.Object({
	...AdminAppointment.properties,
	location: Type.String(),
	/** Absent for whoever sees no payments. */
	price: Type.Optional(Cents),
	currency: Type.String(),
	notes: Type.Optional(Type.String()),
	/** Read by staff alone. */
	staffNote: Type.Optional(Type.String()),
	hasStaffNote: Type.Boolean(),
	/**
	 * Whether the notes are the caller's to read. `with_reason`: they are opened by saying why, which is written down. Otherwise neither
	 * text is there, only that it exists.
	 */
	notesAccess: Type.Enum(['open', 'with_reason', 'hidden']),
	/** Counts the changes of the staff note, apart from the appointment's own; 0: nobody has written one. */
	noteVersion: Type.Integer({ minimum: 0 }),
	/** Consents the client has not given: to be taken at the visit. */
	consentsMissing: Type.Array(ConsentKind),
	emailUndeliverable: Type.Boolean(),
	/** Who of staff phoned, and what was said. */
	phonedBy: Type.Optional(Type.Object({ name: Type.String(), said: Type.Optional(Type.String()) })),
	remindAt: Instant,
	reminder: Type.Enum([
		...(['pending', 'sending', 'sent', 'cancelled', 'covered_by_confirmation', 'suppressed', 'by_sms'] as const),
	]),
	mails: Type.Array(MailState),
	history: Type.Array(AppointmentEvent),
	cancellation: Type.Optional(Type.Object({ ...CancelledBy, reason: Type.Optional(Type.String()) })),
	/** The visits that were booked with it, soonest first, itself among them. Absent: it stands alone. */
	series: Type.Optional(VisitSeries),
});
export type AppointmentDetail = Type.Static<typeof AppointmentDetail>;

/** Why an owner opens notes that are another psychologist's to read. It stands in the audit. */
export const notesReasons = ['standing_in', 'in_danger', 'complaint', 'data_request'] as const;
export type NotesReason = (typeof notesReasons)[number];

/** A file to be saved: its name and its text. */
export const AppointmentsCsv = Type.Object({ fileName: Type.String(), csv: Type.String() });
