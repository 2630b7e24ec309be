import { Type } from 'typebox';
import {
	AppointmentRequest,
	Booked,
	BookingDryRun,
	Cancellation,
	Move,
	Ticket,
	TicketList,
	TicketParams,
} from '../appointment/schemas.ts';
import type { Endpoint } from '../endpoint.ts';

/** Books a session: at most once, with a named psychologist, all or nothing (promises P1 to P3, P6). */
export const createAppointment = {
	audience: 'booking',
	method: 'POST',
	path: '/api/appointments',
	access: 'client',
	body: AppointmentRequest,
	success: 201,
	response: Booked,
	refusals: [
		'turned_off',
		'wording_changed',
		'unknown_service',
		'unknown_psychologist',
		'date_not_bookable',
		'time_not_offered',
		'slot_taken',
		'too_many_bookings',
		'email_unconfirmed',
		'client_overlap',
		'idempotency_key_reused',
		'too_many_requests',
		'unauthenticated',
		'unavailable',
	],
} as const satisfies Endpoint;

/**
 * A dry run: a booking up to its transaction, which is checked and not committed; 204 says that it would have been
 * booked. It reveals no more than the free times do, and stores only the count of its rate limit (decision 055).
 */
export const dryRunBooking = {
	audience: 'booking',
	method: 'POST',
	path: '/api/appointments/dry-run',
	access: 'public',
	body: BookingDryRun,
	success: 204,
	response: Type.Null(),
	refusals: [
		'turned_off',
		'unknown_service',
		'date_not_bookable',
		'time_not_offered',
		'slot_taken',
		'too_many_requests',
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

/** One of the caller's own appointments. Another client's ticket number answers 404, like an unknown one. */
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

/** Cancels one of the caller's own appointments, until 24 hours before it. Idempotent. */
export const cancelMyAppointment = {
	audience: 'booking',
	method: 'POST',
	path: '/api/appointments/{ticketNumber}/cancellation',
	access: 'client',
	params: TicketParams,
	body: Cancellation,
	success: 200,
	response: Booked,
	refusals: ['not_found', 'too_late', 'appointment_changed', 'too_many_requests', 'unavailable'],
} as const satisfies Endpoint;

/** Moves one of the caller's own appointments in one transaction: the ticket number stays (promise P4). */
export const moveMyAppointment = {
	audience: 'booking',
	method: 'POST',
	path: '/api/appointments/{ticketNumber}/move',
	access: 'client',
	params: TicketParams,
	body: Move,
	success: 200,
	response: Booked,
	refusals: [
		'turned_off',
		'not_found',
		'too_late',
		'unknown_psychologist',
		'date_not_bookable',
		'time_not_offered',
		'slot_taken',
		'client_overlap',
		'appointment_changed',
		'idempotency_key_reused',
		'too_many_requests',
		'unavailable',
	],
} as const satisfies Endpoint;
