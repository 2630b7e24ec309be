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

/** The free start times of a day for a service. Advisory: only a booking holds a time. May be 3 seconds stale. */
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

/** The state of each day from `from` to `to` (both included, at most 62 days), so that a calendar marks full days. */
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

/** When colleagues are taken and free on a day, for a psychologist who refers a client. Without clients and services. */
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

/** A day of every psychologist who offers a service, as staff may book it (promise P6). Advisory. */
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
