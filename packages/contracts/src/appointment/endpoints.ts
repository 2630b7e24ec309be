import type { Endpoint } from '../endpoint.ts';
import { Received } from '../received.ts';
import { FollowingTimes, FollowingTimesQuery } from './series-schemas.ts';
import {
	BookingForClient,
	MailToResend,
	NotesOpening,
	Outcome,
	PhoneCallNote,
	ProgressNote,
	StaffCancellation,
	StaffMove,
	StaffNote,
} from './staff-forms.ts';
import {
	AdminAppointmentList,
	AdminAppointmentsQuery,
	AdminListQuery,
	AppointmentChanged,
	AppointmentDetail,
	AppointmentParams,
	AppointmentsCsv,
} from './staff-schemas.ts';
import { UnconfirmedVisits, VisitsReleased, VisitsToRelease } from './unconfirmed-schemas.ts';

const staff = { audience: 'admin', access: 'admin' } as const;
const ofVisits = { ...staff, roles: ['owner', 'front_desk', 'psychologist'] } as const;

/**
 * Appointments for staff, paged by cursor: from today on, of given days, or all that need action, soonest first. A
 * search without days covers all stored appointments, latest first, a bounded part of them per page.
 */
export const listAppointments = {
	...ofVisits,
	method: 'GET',
	path: '/api/admin/appointments',
	query: AdminListQuery,
	success: 200,
	response: AdminAppointmentList,
	refusals: ['date_not_bookable'],
} as const satisfies Endpoint;

const onOne = { ...staff, params: AppointmentParams } as const;
/** A psychologist sees only their own. */
const onVisit = { ...ofVisits, params: AppointmentParams } as const;

/**
 * Records an outcome on a confirmed appointment: attended from 15 minutes before the start, missed from the start. For
 * seven days it can be corrected, or taken back, which makes the visit confirmed again.
 */
export const recordOutcome = {
	...onVisit,
	method: 'PATCH',
	path: '/api/admin/appointments/{id}',
	body: Outcome,
	success: 200,
	response: AppointmentChanged,
	refusals: ['not_found', 'appointment_changed', 'too_early', 'too_late', 'client_overlap'],
} as const satisfies Endpoint;

/** Records that the client of a confirmed visit arrived, or is in session, on its day; or takes that back. */
export const noteProgress = {
	...onVisit,
	method: 'PATCH',
	path: '/api/admin/appointments/{id}/progress',
	body: ProgressNote,
	success: 200,
	response: AppointmentChanged,
	refusals: ['not_found', 'appointment_changed', 'too_early'],
} as const satisfies Endpoint;

/**
 * Records that the client was phoned, with a note, or takes that back; or counts a call that was not answered.
 * Conditional on the versions of the visit and the note that staff saw.
 */
export const notePhoneCall = {
	...onOne,
	method: 'PATCH',
	path: '/api/admin/appointments/{id}/phone-call',
	roles: ['owner', 'front_desk'],
	body: PhoneCallNote,
	success: 200,
	response: AppointmentChanged,
	refusals: ['not_found', 'appointment_changed'],
} as const satisfies Endpoint;

/** One appointment with its notes, history and mails. */
export const getAppointment = {
	...onVisit,
	method: 'GET',
	path: '/api/admin/appointments/{id}',
	success: 200,
	response: AppointmentDetail,
	refusals: ['not_found'],
} as const satisfies Endpoint;

/** One appointment with another psychologist's notes, for an owner who gives a reason, which is audited. */
export const openNotes = {
	...onOne,
	method: 'POST',
	path: '/api/admin/appointments/{id}/notes-reading',
	roles: ['owner'],
	body: NotesOpening,
	success: 200,
	response: AppointmentDetail,
	refusals: ['not_found'],
} as const satisfies Endpoint;

/** Cancels a confirmed appointment at any time, for the centre or the client; the notice says who cancelled. */
export const cancelAppointment = {
	...onVisit,
	method: 'POST',
	path: '/api/admin/appointments/{id}/cancellation',
	body: StaffCancellation,
	success: 200,
	response: AppointmentDetail,
	refusals: ['not_found', 'appointment_changed', 'unavailable'],
} as const satisfies Endpoint;

/** Frees the time that was kept free when the visit was cancelled. Idempotent. */
export const giveTimeFree = {
	...onVisit,
	method: 'DELETE',
	path: '/api/admin/appointments/{id}/kept-free',
	success: 200,
	response: AppointmentDetail,
	refusals: ['not_found', 'unavailable'],
} as const satisfies Endpoint;

/** Moves for the centre; the client is notified by email. */
export const moveAppointment = {
	...onVisit,
	method: 'POST',
	path: '/api/admin/appointments/{id}/move',
	body: StaffMove,
	success: 200,
	response: AppointmentDetail,
	refusals: [
		'not_found',
		'unknown_psychologist',
		'date_not_bookable',
		'time_not_offered',
		'slot_taken',
		'over_break',
		'client_overlap',
		'appointment_changed',
		'idempotency_key_reused',
		'unavailable',
	],
} as const satisfies Endpoint;

/** Replaces the staff note of an appointment. */
export const changeStaffNote = {
	...onOne,
	method: 'PATCH',
	path: '/api/admin/appointments/{id}/note',
	roles: ['owner', 'psychologist'],
	body: StaffNote,
	success: 200,
	response: AppointmentDetail,
	refusals: ['not_found', 'changed_meanwhile'],
} as const satisfies Endpoint;

/** Sends one of the mails again, with the current state of the appointment. */
export const resendAppointmentMail = {
	...onOne,
	method: 'POST',
	path: '/api/admin/appointments/{id}/mails',
	roles: ['owner', 'front_desk'],
	body: MailToResend,
	success: 202,
	response: Received,
	refusals: ['not_found', 'appointment_changed', 'too_many_requests'],
} as const satisfies Endpoint;

/**
 * Books for a client on the phone or at the desk, at any half hour inside opening hours; or records a visit that is
 * over, with its outcome and without a mail. Staff are exempt from the client's limit and from lead time (promise P6).
 * An account that has the address without having confirmed it is closed with the booking, once staff acknowledged it
 * (`unconfirmed_client` names the visits it holds).
 */
export const bookForClient = {
	...ofVisits,
	method: 'POST',
	path: '/api/admin/appointments',
	body: BookingForClient,
	success: 201,
	response: AppointmentDetail,
	refusals: [
		'wording_changed',
		'unknown_client',
		'client_disabled',
		'unconfirmed_client',
		'unknown_service',
		'unknown_psychologist',
		'date_not_bookable',
		'time_not_offered',
		'slot_taken',
		'over_break',
		'client_overlap',
		'too_early',
		'outcome_needed',
		'idempotency_key_reused',
		'unavailable',
	],
} as const satisfies Endpoint;

/**
 * The same time on the days that follow a visit, at the client's interval: whether the psychologist is free, the actual
 * reason where not, and the nearest free times. Advisory: the booking decides.
 */
export const listFollowingTimes = {
	...onVisit,
	method: 'GET',
	path: '/api/admin/appointments/{id}/following-times',
	query: FollowingTimesQuery,
	success: 200,
	response: FollowingTimes,
	refusals: ['not_found', 'unknown_client', 'unknown_service'],
} as const satisfies Endpoint;

/**
 * All pages of the list for the same query as a CSV file (RFC 4180, UTF-8 with a byte order mark), without notes; cells
 * are escaped against formula injection. Read month by month; refused when there are too many rows for one file.
 */
export const exportAppointments = {
	...ofVisits,
	method: 'GET',
	path: '/api/admin/appointments/export',
	query: AdminAppointmentsQuery,
	success: 200,
	response: AppointmentsCsv,
	refusals: ['date_not_bookable'],
} as const satisfies Endpoint;

const unconfirmedVisits = { ...staff, roles: ['owner', 'front_desk'], path: '/api/admin/unconfirmed-visits' } as const;

/** The visits of accounts with unconfirmed addresses (promise A16). */
export const listUnconfirmedVisits = {
	...unconfirmedVisits,
	method: 'GET',
	success: 200,
	response: UnconfirmedVisits,
	refusals: [],
} as const satisfies Endpoint;

/**
 * Cancels for the centre all unconfirmed visits that were booked from one network: their times are free at once, and
 * each client gets one cancellation mail. Those confirmed meanwhile stay. Idempotent.
 */
export const releaseUnconfirmedVisits = {
	...unconfirmedVisits,
	method: 'POST',
	body: VisitsToRelease,
	success: 200,
	response: VisitsReleased,
	refusals: ['unavailable'],
} as const satisfies Endpoint;
