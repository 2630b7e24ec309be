import type { Endpoint } from '../endpoint.ts';
import {
	AdminAppointmentList,
	AdminAppointmentsQuery,
	AppointmentParams,
	AppointmentRequest,
	Booked,
	Outcome,
	OutcomeRecorded,
	Ticket,
	TicketList,
	TicketParams,
} from './schemas.ts';

/** Books a session: sold once, named psychologist, all or nothing (promises P1 to P3, P6). */
export const createAppointment = {
	audience: 'booking',
	method: 'POST',
	path: '/api/appointments',
	access: 'client',
	body: AppointmentRequest,
	success: 201,
	response: Booked,
	refusals: [
		'unknown_service',
		'unknown_psychologist',
		'date_not_bookable',
		'time_not_offered',
		'slot_taken',
		'too_many_bookings',
		'client_overlap',
		'idempotency_key_reused',
		'unauthenticated',
		'unavailable',
	],
} as const satisfies Endpoint;

/** The caller's own appointments, upcoming and past, soonest first. */
export const listMyAppointments = {
	audience: 'booking',
	method: 'GET',
	path: '/api/appointments',
	access: 'client',
	success: 200,
	response: TicketList,
	refusals: [],
} as const satisfies Endpoint;

/** One of the caller's own appointments. Somebody else's number answers 404, like a number that does not exist. */
export const getMyAppointment = {
	audience: 'booking',
	method: 'GET',
	path: '/api/appointments/{ticketNumber}',
	access: 'client',
	params: TicketParams,
	success: 200,
	response: Ticket,
	refusals: ['not_found'],
} as const satisfies Endpoint;

/** Appointments of a date range for staff, soonest first, paged by cursor. */
export const listAppointments = {
	audience: 'admin',
	method: 'GET',
	path: '/api/admin/appointments',
	access: 'admin',
	query: AdminAppointmentsQuery,
	success: 200,
	response: AdminAppointmentList,
	refusals: ['date_not_bookable'],
} as const satisfies Endpoint;

/** Records an outcome on a confirmed appointment: attended from 15 minutes before the start, missed from the start. */
export const recordOutcome = {
	audience: 'admin',
	method: 'PATCH',
	path: '/api/admin/appointments/{id}',
	access: 'admin',
	params: AppointmentParams,
	body: Outcome,
	success: 200,
	response: OutcomeRecorded,
	refusals: ['not_found', 'appointment_changed', 'too_early'],
} as const satisfies Endpoint;
