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

/** The account determines the psychologist. An owner who is no psychologist gets 404. */
const own = { audience: 'admin', access: 'admin', roles: ['owner', 'psychologist'] } as const;

export const getMyHours = {
	...own,
	method: 'GET',
	path: '/api/admin/my-hours',
	success: 200,
	response: MyHours,
	refusals: ['not_found'],
} as const satisfies Endpoint;

/** Saves the own hours and time off at once, where the centre allows it. Displaced appointments must have been seen. */
export const changeMyHours = {
	...own,
	method: 'PATCH',
	path: '/api/admin/my-hours',
	body: MyHoursChange,
	success: 200,
	response: MyHours,
	refusals: ['not_found', 'hours_ask_first', 'invalid_hours', 'bookings_unseen', 'changed_meanwhile'],
} as const satisfies Endpoint;

/** Requests other hours or time off, replacing an earlier request. */
export const requestHours = {
	...own,
	method: 'POST',
	path: '/api/admin/my-hours/request',
	body: NewHoursRequest,
	success: 200,
	response: MyHours,
	refusals: ['not_found', 'hours_at_once', 'invalid_hours', 'changed_meanwhile'],
} as const satisfies Endpoint;

/** Withdraws the request while it is open. Idempotent. */
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

/** Accepts or declines the request of a psychologist (`id`). Accepting it changes the hours in the same transaction. */
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
