import type { Endpoint } from '../endpoint.ts';
import { PsychologistList } from './schemas.ts';

/** Every active psychologist, by id: for choosing one by name. Hours and time off are not told. */
export const listPsychologists = {
	audience: 'content',
	method: 'GET',
	path: '/api/psychologists',
	access: 'public',
	success: 200,
	response: PsychologistList,
	refusals: [],
	cacheSeconds: 60,
} as const satisfies Endpoint;
