import type { Endpoint } from '../endpoint.ts';
import { ById } from '../staff.ts';
import { ToBeMovedChange, ToBeMovedList, ToBeMovedNoted, ToBeMovedQuery } from './schemas.ts';

const staff = { audience: 'admin', access: 'admin' } as const;

/**
 * The coming visits that the schedule no longer allows: after time off, a closure, changed hours, a deactivated
 * service, or a psychologist who left. Computed from the current schedule, so undoing a change removes them from the
 * list (decision 063).
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
 * Records a call, or that a visit is kept despite the schedule. The decision holds for its cause and time: with another
 * cause or time the visit is listed again.
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
