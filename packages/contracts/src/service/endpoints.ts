import type { Endpoint } from '../endpoint.ts';
import { ServiceList } from './schemas.ts';

/** Every active service, in the order the centre chose. */
export const listServices = {
	audience: 'content',
	method: 'GET',
	path: '/api/services',
	access: 'public',
	success: 200,
	response: ServiceList,
	refusals: [],
	cacheSeconds: 60,
} as const satisfies Endpoint;
