import type { Endpoint } from '../endpoint.ts';
import { ById } from '../staff.ts';
import { StaffUser, UndeliverableLifting, UserChange, UserDetail, UserPage, UsersQuery } from './schemas.ts';

const staff = { audience: 'admin', access: 'admin' } as const;

/** Accounts, newest first. */
export const listUsers = {
	...staff,
	method: 'GET',
	path: '/api/admin/users',
	roles: ['owner'],
	query: UsersQuery,
	success: 200,
	response: UserPage,
	refusals: [],
} as const satisfies Endpoint;

export const getUser = {
	...staff,
	method: 'GET',
	path: '/api/admin/users/{id}',
	roles: ['owner'],
	params: ById,
	success: 200,
	response: UserDetail,
	refusals: ['not_found'],
} as const satisfies Endpoint;

/**
 * Changes roles or status, which ends every session of the person. Refused for the caller's own account, for making
 * staff of an unconfirmed address, and for the last owner.
 */
export const changeUser = {
	...staff,
	method: 'PATCH',
	path: '/api/admin/users/{id}',
	roles: ['owner'],
	params: ById,
	body: UserChange,
	success: 200,
	response: StaffUser,
	refusals: [
		'not_found',
		'wrong_confirmation',
		'not_yourself',
		'email_not_confirmed',
		'psychologist_needed',
		'psychologist_taken',
		'last_admin',
		'changed_meanwhile',
	],
} as const satisfies Endpoint;

/** Resumes mail to an undeliverable address (promise A17), with a reason for the audit. Idempotent. */
export const liftUndeliverable = {
	...staff,
	method: 'POST',
	path: '/api/admin/users/{id}/undeliverable',
	roles: ['owner'],
	params: ById,
	body: UndeliverableLifting,
	success: 200,
	response: StaffUser,
	refusals: ['not_found'],
} as const satisfies Endpoint;
