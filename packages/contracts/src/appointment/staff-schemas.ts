import * as Type from 'typebox';
import { ConsentKind } from '../account/schemas.ts';
import { ShownPhone } from '../client/schemas.ts';
import { CalendarDay, Cents, Id, Instant, strict } from '../text.ts';
import { AnsweredTexts, AppointmentStatus, ForWhom } from './schemas.ts';
import { rhythms } from './series-limits.ts';

/** The client of a visit, as staff see them. The address is empty where there is none or the account was deleted. */
export const VisitClient = Type.Object({
	name: Type.String(),
	email: Type.String(),
	/** The address was confirmed from its mailbox; until then the client's identity is not proven. */
	emailVerified: Type.Boolean(),
	phone: Type.Optional(ShownPhone),
});
export type VisitClient = Type.Static<typeof VisitClient>;

/** The progress of a confirmed visit on its day: at the desk, or in the room. It is no outcome. */
export const VisitProgress = Type.Enum(['arrived', 'in_session']);
export type VisitProgress = Type.Static<typeof VisitProgress>;

/** Who ended a visit, and how the centre was notified. */
const CancelledBy = {
	by: Type.Enum(['client', 'staff', 'erasure']),
	at: Instant,
	/** How the client cancelled. Absent where the centre or the end of an account cancelled it. */
	how: Type.Optional(Type.Enum(['website', 'phone', 'desk'])),
	/** The client cancelled less than 24 hours before the start. */
	late: Type.Boolean(),
};

export const appointmentMails = ['confirmation', 'reminder', 'moved', 'cancelled'] as const;

/** A notice of a visit that no channel delivered: staff phone the client. `isPhoneCallDue` says when. */
export const PhoneCall = Type.Object({
	/** The change that the client does not know of. */
	about: Type.Enum(appointmentMails),
	/** The call is due from this instant: before it another channel may still deliver. */
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
	/** The notes hold words of crisis. The flag is visible to staff who may not read the notes. */
	mayBeInCrisis: Type.Boolean(),
	createdAt: Instant,
	version: Type.Integer({ minimum: 1 }),
	/** From when each outcome may be recorded (rule 4). */
	attendedFrom: Instant,
	missedFrom: Instant,
	/** Absent before the client arrives, or when the visit is no longer confirmed; `at` is when staff recorded it. */
	progress: Type.Optional(Type.Object({ state: VisitProgress, at: Instant })),
	/** Version of the progress, apart from the appointment's own; 0: never recorded. */
	progressVersion: Type.Integer({ minimum: 0 }),
	cancellation: Type.Optional(Type.Object(CancelledBy)),
	/** The visit was cancelled and its time is kept free: nothing can be booked then until staff free it. */
	keptFree: Type.Optional(Type.Object({ at: Instant })),
	/** Absent where the client was notified, or a delivery is still pending. */
	phoneCall: Type.Optional(PhoneCall),
	/** The client was informed by phone of what the last notice did not deliver. */
	phoned: Type.Optional(Type.Object({ at: Instant })),
	/** How many calls about it were not answered, and when the last one was. */
	unanswered: Type.Optional(Type.Object({ count: Type.Integer({ minimum: 1 }), at: Instant })),
	/** Version of the recorded calls, apart from the appointment's own; 0: none recorded. */
	phonedVersion: Type.Integer({ minimum: 0 }),
	/** Until when an outcome may be corrected or taken back. */
	correctableUntil: Instant,
});
export type AdminAppointment = Type.Static<typeof AdminAppointment>;

/** What an appointment needs from staff: its outcome, or a call because no notice was delivered. */
export const AppointmentNeed = Type.Enum(['outcome', 'phone']);
export type AppointmentNeed = Type.Static<typeof AppointmentNeed>;

/**
 * Filter of the list and of its CSV file. Without days it covers today to the last bookable day; a search without days
 * covers all stored appointments, latest first.
 */
export const AdminAppointmentsQuery = strict({
	/** First and last calendar day, both included, at most 366. Where one is absent, see `days` of the answer. */
	from: Type.Optional(CalendarDay),
	to: Type.Optional(CalendarDay),
	status: Type.Optional(AppointmentStatus),
	psychologistId: Type.Optional(Id),
	serviceId: Type.Optional(Id),
	/**
	 * Parts of ticket number, client, address, service or psychologist, in any order, ignoring case and accents. A whole
	 * ticket number or email address matches whatever the days are.
	 */
	search: Type.Optional(Type.String({ maxLength: 100 })),
	/** All appointments that need this, at any time: days, status and search are ignored. */
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
	/** The days that were searched, both included; absent where days are ignored. */
	days: Type.Optional(Type.Object({ from: CalendarDay, to: CalendarDay })),
	/** Order of the rows by start: a search of all days is latest first. */
	order: Type.Optional(Type.Enum(['soonest_first', 'latest_first'])),
	/** Count per status, with every filter but the status. Absent where the appointments were not all read. */
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

/** Delivery status of a notice in one channel. `pending`: promised and not sent yet. */
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
	/** Why it was not delivered, as a constant of ours or of the carrier; absent where the status says everything. */
	reason: Type.Optional(Type.String()),
	at: Instant,
	version: Type.Integer(),
});

/** One entry of an appointment's history. `by` is a name, or `The client`, or `The centre`. */
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
	/** The given reason, or the old time of a move. */
	detail: Type.Optional(Type.String()),
});

/** A series, as shown to staff on the page of one of its visits. */
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

/** Everything staff see of one appointment, with decrypted notes (promise W7). */
export const AppointmentDetail = Type.Object({
	...AdminAppointment.properties,
	location: Type.String(),
	/** Absent for staff who may not see payments. */
	price: Type.Optional(Cents),
	currency: Type.String(),
	...AnsweredTexts,
	/** For staff only. */
	staffNote: Type.Optional(Type.String()),
	hasStaffNote: Type.Boolean(),
	/**
	 * Whether the caller may read the notes. `with_reason`: after giving a reason, which is audited. Otherwise both texts
	 * are absent, and only their existence is given.
	 */
	notesAccess: Type.Enum(['open', 'with_reason', 'hidden']),
	/** Version of the staff note, apart from the appointment's own; 0: none was written. */
	noteVersion: Type.Integer({ minimum: 0 }),
	/** Consents the client has not given: to be taken at the visit. */
	consentsMissing: Type.Array(ConsentKind),
	emailUndeliverable: Type.Boolean(),
	/** Who of staff phoned, and their note of the call. */
	phonedBy: Type.Optional(Type.Object({ name: Type.String(), said: Type.Optional(Type.String()) })),
	remindAt: Instant,
	reminder: Type.Enum([
		...(['pending', 'sending', 'sent', 'cancelled', 'covered_by_confirmation', 'suppressed', 'by_sms'] as const),
	]),
	mails: Type.Array(MailState),
	history: Type.Array(AppointmentEvent),
	cancellation: Type.Optional(Type.Object({ ...CancelledBy, reason: Type.Optional(Type.String()) })),
	/** The visits of its series, soonest first, itself included. Absent: a single visit. */
	series: Type.Optional(VisitSeries),
});
export type AppointmentDetail = Type.Static<typeof AppointmentDetail>;

/** Why an owner opens the notes of another psychologist's client. Stored in the audit. */
export const notesReasons = ['standing_in', 'in_danger', 'complaint', 'data_request'] as const;
export type NotesReason = (typeof notesReasons)[number];

/** A file to download: its name and its text. */
export const AppointmentsCsv = Type.Object({ fileName: Type.String(), csv: Type.String() });
