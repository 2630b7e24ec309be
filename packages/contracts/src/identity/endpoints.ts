import * as Type from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { Received } from '../received.ts';
import {
	Credentials,
	Done,
	EmailConfirmation,
	ForgottenPassword,
	JsonWebKeySet,
	NewPasswordRequest,
	Registration,
	ResetParams,
	Session,
	User,
} from './schemas.ts';

/** Creates a client account and logs it in. The role is always `client`. */
export const register = {
	audience: 'identity',
	method: 'POST',
	path: '/api/auth/register',
	access: 'public',
	device: 'optional',
	body: Registration,
	success: 201,
	response: Session,
	refusals: ['wording_changed', 'email_taken', 'too_many_requests'],
} as const satisfies Endpoint;

/**
 * Exchanges an email and a password for a token. Does not reveal which of the two was wrong. Staff with a second factor
 * are asked for its code after the correct password, and send all of it again.
 */
export const login = {
	audience: 'identity',
	method: 'POST',
	path: '/api/auth/login',
	access: 'public',
	device: 'optional',
	body: Credentials,
	success: 200,
	response: Session,
	refusals: ['invalid_credentials', 'second_factor_required', 'second_factor_wrong', 'too_many_requests'],
} as const satisfies Endpoint;

/** The person of the token. 401 means the session is over; 503 means retry later. */
export const verify = {
	audience: 'identity',
	method: 'GET',
	path: '/api/auth/verify',
	access: 'client',
	success: 200,
	response: User,
	refusals: [],
} as const satisfies Endpoint;

/** Ends this one session on the server: its token is refused from the next request on (promise A3). */
export const logout = {
	audience: 'identity',
	method: 'POST',
	path: '/api/auth/logout',
	access: 'client',
	success: 204,
	response: Type.Null(),
	refusals: [],
} as const satisfies Endpoint;

/** Requests a link to choose a new password. The same answer, work and time for every address (promise A1). */
export const forgotPassword = {
	audience: 'identity',
	method: 'POST',
	path: '/api/auth/forgot-password',
	access: 'public',
	device: 'optional',
	body: ForgottenPassword,
	success: 202,
	response: Received,
	refusals: ['too_many_requests'],
} as const satisfies Endpoint;

/** Sets a new password by a mailed link, once, within 30 minutes; every session of the account ends (promise A2). */
export const resetPassword = {
	audience: 'identity',
	method: 'POST',
	path: '/api/auth/reset-password/{token}',
	access: 'public',
	device: 'optional',
	params: ResetParams,
	body: NewPasswordRequest,
	success: 200,
	response: Done,
	refusals: ['invalid_reset_link', 'too_many_requests'],
} as const satisfies Endpoint;

/** Confirms the address by the link of the welcome mail. Idempotent. */
export const confirmEmail = {
	audience: 'identity',
	method: 'POST',
	path: '/api/auth/confirm-email',
	access: 'public',
	body: EmailConfirmation,
	success: 200,
	response: Done,
	refusals: ['invalid_link'],
} as const satisfies Endpoint;

export const getJwks = {
	audience: 'identity',
	method: 'GET',
	path: '/.well-known/jwks.json',
	access: 'public',
	success: 200,
	response: JsonWebKeySet,
	refusals: [],
	cacheSeconds: 300,
} as const satisfies Endpoint;
