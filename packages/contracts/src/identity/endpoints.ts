import type { Endpoint } from '../endpoint.ts';
import { Credentials, JsonWebKeySet, Registration, Session, User } from './schemas.ts';

/** Makes a client account and logs it in. The role is always `client`. */
export const register = {
	audience: 'identity',
	method: 'POST',
	path: '/api/auth/register',
	access: 'public',
	body: Registration,
	success: 201,
	response: Session,
	refusals: ['email_taken'],
} as const satisfies Endpoint;

/** Exchanges an e-mail and a password for a token. Says nothing about which of the two was wrong. */
export const login = {
	audience: 'identity',
	method: 'POST',
	path: '/api/auth/login',
	access: 'public',
	body: Credentials,
	success: 200,
	response: Session,
	refusals: ['invalid_credentials'],
} as const satisfies Endpoint;

/** Tells whose token this is. 401 means the session is over; 503 means ask again later. */
export const verify = {
	audience: 'identity',
	method: 'GET',
	path: '/api/auth/verify',
	access: 'client',
	success: 200,
	response: User,
	refusals: [],
} as const satisfies Endpoint;

/** The public keys that tokens are signed with. */
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
