import type { Endpoint } from '../endpoint.ts';
import { LaunchChecklist, Tick, TickParams } from './schemas.ts';

const staff = { audience: 'admin', access: 'admin' } as const;

/** The launch checklist: items that staff tick, and items that the system checks at each reading. */
export const getLaunchChecklist = {
	...staff,
	method: 'GET',
	path: '/api/admin/launch-checklist',
	roles: ['owner'],
	success: 200,
	response: LaunchChecklist,
	refusals: [],
} as const satisfies Endpoint;

/** Ticks an item that only people can know, or unticks it. Of two concurrent ticks one is refused. */
export const tickLaunchItem = {
	...staff,
	method: 'PATCH',
	path: '/api/admin/launch-checklist/{item}',
	roles: ['owner'],
	params: TickParams,
	body: Tick,
	success: 200,
	response: LaunchChecklist,
	refusals: ['changed_meanwhile'],
} as const satisfies Endpoint;
