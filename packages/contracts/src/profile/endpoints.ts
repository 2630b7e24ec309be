import type { Endpoint } from '../endpoint.ts';
import { CentreProfile } from './schemas.ts';

/** The centre's own facts: name, address, hours, phones, crisis lines. */
export const getProfile = {
	audience: 'content',
	method: 'GET',
	path: '/api/profile',
	access: 'public',
	success: 200,
	response: CentreProfile,
	refusals: [],
	cacheSeconds: 60,
} as const satisfies Endpoint;
