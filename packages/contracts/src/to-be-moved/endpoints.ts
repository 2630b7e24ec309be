import type { Endpoint } from '../endpoint.ts';
import { ById } from '../staff.ts';
import { ToBeMovedChange, ToBeMovedList, ToBeMovedNoted, ToBeMovedQuery } from './schemas.ts';

const staff = { audience: 'admin', access: 'admin' } as const;

/**
 * The coming visits that the schedule does not allow any more: after time off, a closure, changed hours, a service taken away, or a
 * psychologist who left. Computed from what is true now, so a change that is taken back takes them off (decision 063).
 */
export const listToBeMoved = {
	...staff,
	method: 'GET',
	path: '/api/admin/to-be-moved',
	roles: ['owner', 'front_desk'],
	query: ToBeMovedQuery,
	success: 200,
	response: ToBeMovedList,
	refusals: [],
} as const satisfies Endpoint;

/**
 * Notes a call, or that a visit is kept although the schedule does not allow it. It is kept for the cause it was kept for: another
 * cause, or another time, brings it back.
 */
export const changeToBeMoved = {
	...staff,
	method: 'PATCH',
	path: '/api/admin/to-be-moved/{id}',
	roles: ['owner', 'front_desk'],
	params: ById,
	body: ToBeMovedChange,
	success: 200,
	response: ToBeMovedNoted,
	refusals: ['not_found', 'appointment_changed', 'changed_meanwhile'],
} as const satisfies Endpoint;
