import type { Endpoint } from '../endpoint.ts';
import { ById } from '../staff.ts';
import {
	DecidedHoursRequest,
	HoursDecision,
	HoursRequestCounts,
	HoursRequestList,
	HoursRequestWithdrawal,
	MyHours,
	MyHoursChange,
	NewHoursRequest,
} from './schemas.ts';

/** Whose hours follows from the account alone. An owner who is no psychologist finds nothing here. */
const own = { audience: 'admin', access: 'admin', roles: ['owner', 'psychologist'] } as const;

export const getMyHours = {
	...own,
	method: 'GET',
	path: '/api/admin/my-hours',
	success: 200,
	response: MyHours,
	refusals: ['not_found'],
} as const satisfies Endpoint;

/** Saves the own hours and time off at once, where the centre allows it. Appointments that it leaves outside must have been seen. */
export const changeMyHours = {
	...own,
	method: 'PATCH',
	path: '/api/admin/my-hours',
	body: MyHoursChange,
	success: 200,
	response: MyHours,
	refusals: ['not_found', 'hours_ask_first', 'invalid_hours', 'bookings_unseen', 'changed_meanwhile'],
} as const satisfies Endpoint;

/** Asks for other hours or time off; in place of what was asked before. */
export const requestHours = {
	...own,
	method: 'POST',
	path: '/api/admin/my-hours/request',
	body: NewHoursRequest,
	success: 200,
	response: MyHours,
	refusals: ['not_found', 'hours_at_once', 'invalid_hours', 'changed_meanwhile'],
} as const satisfies Endpoint;

/** Takes back what was asked, while nobody has decided. Withdrawn already: nothing happens. */
export const withdrawHoursRequest = {
	...own,
	method: 'POST',
	path: '/api/admin/my-hours/request/withdrawal',
	body: HoursRequestWithdrawal,
	success: 200,
	response: MyHours,
	refusals: ['not_found', 'changed_meanwhile'],
} as const satisfies Endpoint;

const owner = { audience: 'admin', access: 'admin', roles: ['owner'] } as const;

export const listHoursRequests = {
	...owner,
	method: 'GET',
	path: '/api/admin/hours-requests',
	success: 200,
	response: HoursRequestList,
	refusals: [],
} as const satisfies Endpoint;

export const countHoursRequests = {
	...owner,
	method: 'GET',
	path: '/api/admin/hours-requests/counts',
	success: 200,
	response: HoursRequestCounts,
	refusals: [],
} as const satisfies Endpoint;

/** Accepts or declines what a psychologist (`id`) asked for. Accepted, it is their hours in the same transaction. */
export const decideHoursRequest = {
	...owner,
	method: 'POST',
	path: '/api/admin/hours-requests/{id}',
	params: ById,
	body: HoursDecision,
	success: 200,
	response: DecidedHoursRequest,
	refusals: ['not_found', 'hours_outdated', 'bookings_unseen', 'changed_meanwhile'],
} as const satisfies Endpoint;
