import type { Endpoint } from '../endpoint.ts';
import { LaunchChecklist, Tick, TickParams } from './schemas.ts';

const staff = { audience: 'admin', access: 'admin' } as const;

/** What has to be done before launch, and what of it is done: ticked by somebody, or looked up at this moment. */
export const getLaunchChecklist = {
	...staff,
	method: 'GET',
	path: '/api/admin/launch-checklist',
	roles: ['owner'],
	success: 200,
	response: LaunchChecklist,
	refusals: [],
} as const satisfies Endpoint;

/** Ticks an item that only people can know, or takes the tick back. Of two at once one is told. */
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
