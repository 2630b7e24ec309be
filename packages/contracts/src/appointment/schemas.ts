import * as Type from 'typebox';
import {
	atMost,
	CalendarDay,
	DATE_PATTERN,
	form,
	Instant,
	matching,
	required,
	strict,
	TIME_PATTERN,
	text,
	WallTime,
} from '../text.ts';

export const appointmentStatuses = ['confirmed', 'attended', 'missed', 'cancelled'] as const;
export const AppointmentStatus = Type.Enum(appointmentStatuses);
export type AppointmentStatus = (typeof appointmentStatuses)[number];

export const ForWhom = Type.Union([Type.Literal('me'), Type.Literal('my_child'), Type.Literal('us')]);
export type ForWhom = Type.Static<typeof ForWhom>;

/**
 * What the schedule form sends (spec section 3). `userId` and `serviceTitle` are accepted and ignored: the token
 * and the catalogue decide. An `Idempotency-Key` header (a UUID made when the form opens) makes a repeat harmless.
 */
export const AppointmentRequest = form(
	{
		serviceId: text(required('Please select a service'), atMost(64)),
		date: text(required('Please select a date'), matching(DATE_PATTERN, 'Please select a date')),
		time: text(required('Please select a time'), matching(TIME_PATTERN, 'Please select a time')),
		notes: Type.Optional(text(atMost(500))),
		psychologistId: Type.Optional(text(required('Choose a psychologist'), atMost(64))),
		forWhom: Type.Optional(ForWhom),
		userId: Type.Optional(text(atMost(64))),
		serviceTitle: Type.Optional(text(atMost(200))),
	},
	{ serviceId: 'Please select a service', date: 'Please select a date', time: 'Please select a time' },
);
export type AppointmentRequest = Type.Static<typeof AppointmentRequest>;

/** What happens about the reminder: a mail at an instant, or none because the visit is less than 24 hours away. */
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
	/** The client's own name, as it stands in the account. */
	name: Type.String(),
	status: AppointmentStatus,
	reminder: Reminder,
});
export type Ticket = Type.Static<typeof Ticket>;

export const Booked = Type.Object({ ticket: Ticket });
export const TicketList = Type.Object({ data: Type.Array(Ticket) });
export const TicketParams = strict({ ticketNumber: Type.String({ pattern: '^[A-Z]{3}-\\d{2}-[A-Z0-9]{5}$' }) });

/** One row of the admin's list (spec section 3). Notes stay encrypted here and are read on the detail page only (promise W7). */
export const AdminAppointment = Type.Object({
	id: Type.String(),
	ticketNumber: Type.String(),
	user: Type.Object({ name: Type.String(), email: Type.String() }),
	service: Type.String(),
	psychologist: Type.String(),
	scheduledFor: Instant,
	endsAt: Instant,
	status: AppointmentStatus,
	hasNotes: Type.Boolean(),
	createdAt: Instant,
	version: Type.Integer({ minimum: 1 }),
	/** From when each outcome may be recorded (decision 4). */
	attendedFrom: Instant,
	missedFrom: Instant,
});
export type AdminAppointment = Type.Static<typeof AdminAppointment>;

export const AdminAppointmentsQuery = strict({
	/** First and last calendar day, both included. Default: 30 days back to 60 days ahead. */
	from: Type.Optional(CalendarDay),
	to: Type.Optional(CalendarDay),
	status: Type.Optional(AppointmentStatus),
	/** Ticket number, client name or service, any part, any case. */
	search: Type.Optional(Type.String({ maxLength: 100 })),
	cursor: Type.Optional(Type.String({ maxLength: 500 })),
	/** Rows per page, 1 to 100, as text because it travels in the query string. Default 20. */
	limit: Type.Optional(Type.String({ pattern: '^(?:[1-9]\\d?|100)$' })),
});
export const AdminAppointmentList = Type.Object({
	data: Type.Array(AdminAppointment),
	nextCursor: Type.Optional(Type.String()),
	/** How many appointments of the range and search have each status, whatever the status filter. */
	counts: Type.Object({
		all: Type.Integer(),
		confirmed: Type.Integer(),
		attended: Type.Integer(),
		missed: Type.Integer(),
		cancelled: Type.Integer(),
	}),
});
export type AdminAppointmentList = Type.Static<typeof AdminAppointmentList>;

export const AppointmentParams = strict({ id: Type.String({ minLength: 1, maxLength: 64 }) });
/** The two outcomes staff may record while an appointment is confirmed. */
export const Outcome = form(
	{
		status: Type.Unsafe<'attended' | 'missed'>({
			type: 'string',
			enum: ['attended', 'missed'],
			errorMessage: 'Choose attended or missed',
		}),
	},
	{ status: 'Choose attended or missed' },
);
export type Outcome = Type.Static<typeof Outcome>;
export const OutcomeRecorded = Type.Object({ appointment: AdminAppointment });
