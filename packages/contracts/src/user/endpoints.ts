import type { Endpoint } from '../endpoint.ts';
import { ById } from '../staff.ts';
import { StaffUser, UserChange, UserDetail, UserPage, UsersQuery } from './schemas.ts';

const staff = { audience: 'admin', access: 'admin' } as const;

/** Accounts, newest first. */
export const listUsers = {
	...staff,
	method: 'GET',
	path: '/api/admin/users',
	query: UsersQuery,
	success: 200,
	response: UserPage,
	refusals: [],
} as const satisfies Endpoint;

/** One account and its appointments. */
export const getUser = {
	...staff,
	method: 'GET',
	path: '/api/admin/users/{id}',
	params: ById,
	success: 200,
	response: UserDetail,
	refusals: ['not_found'],
} as const satisfies Endpoint;

/** Changes role or status: every session of the person ends. Nobody changes themselves, and one admin always stays. */
export const changeUser = {
	...staff,
	method: 'PATCH',
	path: '/api/admin/users/{id}',
	params: ById,
	body: UserChange,
	success: 200,
	response: StaffUser,
	refusals: ['not_found', 'wrong_confirmation', 'not_yourself', 'last_admin', 'changed_meanwhile'],
} as const satisfies Endpoint;
