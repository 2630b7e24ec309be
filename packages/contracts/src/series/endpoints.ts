import { TicketParams } from '../appointment/schemas.ts';
import { AppointmentParams } from '../appointment/staff-schemas.ts';
import type { Endpoint } from '../endpoint.ts';
import {
	FollowingCancellation,
	FollowingMove,
	FollowingMoves,
	FollowingMovesQuery,
	MyFollowingCancellation,
	SeriesChanged,
	SeriesRequest,
	SeriesTimes,
	SeriesTimesQuery,
} from './schemas.ts';

const forStaff = { audience: 'admin', access: 'admin', roles: ['owner', 'front_desk'] } as const;

/** The dates of a series before it is booked, each with its state. Advisory: the booking decides. */
export const listSeriesTimes = {
	...forStaff,
	method: 'GET',
	path: '/api/admin/series/times',
	query: SeriesTimesQuery,
	success: 200,
	response: SeriesTimes,
	refusals: ['unknown_client', 'unknown_service', 'unknown_psychologist'],
} as const satisfies Endpoint;

/**
 * Books visits in one order, each in its own transaction, and returns the outcome of each. A retry with the same key
 * books what is missing after a crash, nothing twice, and returns the same answer once it is complete (promise P22).
 */
export const bookSeries = {
	...forStaff,
	method: 'POST',
	path: '/api/admin/series',
	body: SeriesRequest,
	success: 200,
	response: SeriesChanged,
	refusals: [
		'unknown_client',
		'unconfirmed_client',
		'unknown_service',
		'not_found',
		'idempotency_key_reused',
		'unavailable',
	],
} as const satisfies Endpoint;

const onOne = { ...forStaff, params: AppointmentParams } as const;

/** The new times of a visit and of the later visits of its series, each with its state. */
export const listFollowingMoves = {
	...onOne,
	method: 'GET',
	path: '/api/admin/appointments/{id}/following-moves',
	query: FollowingMovesQuery,
	success: 200,
	response: FollowingMoves,
	refusals: ['not_found'],
} as const satisfies Endpoint;

/** Moves visits of one series, each in its own transaction; one notice covers all (promise P23). */
export const moveFollowing = {
	...onOne,
	method: 'POST',
	path: '/api/admin/appointments/{id}/following-moves',
	body: FollowingMove,
	success: 200,
	response: SeriesChanged,
	refusals: ['not_found', 'idempotency_key_reused', 'unavailable'],
} as const satisfies Endpoint;

/** Cancels a visit and the later ones of its series, each in its own transaction, with one notice (promise P23). */
export const cancelFollowing = {
	...onOne,
	method: 'POST',
	path: '/api/admin/appointments/{id}/following-cancellations',
	body: FollowingCancellation,
	success: 200,
	response: SeriesChanged,
	refusals: ['not_found', 'appointment_changed', 'idempotency_key_reused', 'unavailable'],
} as const satisfies Endpoint;

/**
 * Cancels a visit of the caller and the later ones of its series, each until 24 hours before it. The answer lists those
 * that stay (promise P24).
 */
export const cancelMyFollowing = {
	audience: 'booking',
	access: 'client',
	method: 'POST',
	path: '/api/appointments/{ticketNumber}/following-cancellations',
	params: TicketParams,
	body: MyFollowingCancellation,
	success: 200,
	response: SeriesChanged,
	refusals: ['not_found', 'too_many_requests', 'idempotency_key_reused', 'unavailable'],
} as const satisfies Endpoint;
