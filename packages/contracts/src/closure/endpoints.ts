import * as Type from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import {
	AffectedList,
	AffectedQuery,
	Closure,
	ClosureList,
	ClosureParams,
	ClosuresQuery,
	NewClosure,
} from './schemas.ts';

const staff = { audience: 'admin', access: 'admin' } as const;

/** Closures of these days, and the public holidays among them; at most 400 days. */
export const listClosures = {
	...staff,
	method: 'GET',
	path: '/api/admin/closures',
	roles: ['owner', 'front_desk', 'psychologist'],
	query: ClosuresQuery,
	success: 200,
	response: ClosureList,
	refusals: ['date_not_bookable'],
} as const satisfies Endpoint;

/** The appointments that a closure of these days and hours would affect. */
export const listAffected = {
	...staff,
	method: 'GET',
	path: '/api/admin/closures/affected',
	roles: ['owner'],
	query: AffectedQuery,
	success: 200,
	response: AffectedList,
	refusals: [],
} as const satisfies Endpoint;

/** Closes hours, a day or days, or opens a holiday. Existing appointments stay, for staff to move. */
export const createClosure = {
	...staff,
	method: 'POST',
	path: '/api/admin/closures',
	roles: ['owner'],
	body: NewClosure,
	success: 201,
	response: Closure,
	refusals: ['date_not_bookable', 'bookings_unseen'],
} as const satisfies Endpoint;

export const deleteClosure = {
	...staff,
	method: 'DELETE',
	path: '/api/admin/closures/{date}/{id}',
	roles: ['owner'],
	params: ClosureParams,
	success: 204,
	response: Type.Null(),
	refusals: ['not_found'],
} as const satisfies Endpoint;
