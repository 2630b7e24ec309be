import type { Endpoint } from '../endpoint.ts';
import {
	Availability,
	AvailabilityQuery,
	AvailableTimes,
	AvailableTimesQuery,
	ColleagueTimes,
	ColleagueTimesQuery,
	StaffTimes,
	StaffTimesQuery,
} from './schemas.ts';

/** The free start times of a day for a service: advice, not a promise; only a booking holds a time. May be 3 seconds old. */
export const listAvailableTimes = {
	audience: 'booking',
	method: 'GET',
	path: '/api/appointments/available-times',
	access: 'public',
	query: AvailableTimesQuery,
	success: 200,
	response: AvailableTimes,
	refusals: ['unknown_service', 'unknown_psychologist', 'too_many_requests'],
	edgeCacheSeconds: 3,
} as const satisfies Endpoint;

/** A state for each day from `from` to `to` (both included, at most 62 days), so that nobody clicks through empty days. */
export const getAvailability = {
	audience: 'booking',
	method: 'GET',
	path: '/api/appointments/availability',
	access: 'public',
	query: AvailabilityQuery,
	success: 200,
	response: Availability,
	refusals: ['unknown_service', 'unknown_psychologist', 'date_not_bookable', 'too_many_requests'],
	edgeCacheSeconds: 3,
} as const satisfies Endpoint;

/**
 * When colleagues are taken on a day, and when they are free: for whoever refers a client to one of them. Never with whom or for what.
 */
export const listColleagueTimes = {
	audience: 'admin',
	method: 'GET',
	path: '/api/admin/colleague-times',
	roles: ['owner', 'psychologist'],
	access: 'admin',
	query: ColleagueTimesQuery,
	success: 200,
	response: ColleagueTimes,
	refusals: ['date_not_bookable'],
} as const satisfies Endpoint;

/** A day of everybody who offers a service, as staff may book it (promise P6): advice, like the times of clients. */
export const listStaffTimes = {
	audience: 'admin',
	method: 'GET',
	path: '/api/admin/staff-times',
	roles: ['owner', 'front_desk', 'psychologist'],
	access: 'admin',
	query: StaffTimesQuery,
	success: 200,
	response: StaffTimes,
	refusals: ['unknown_service', 'date_not_bookable'],
} as const satisfies Endpoint;
