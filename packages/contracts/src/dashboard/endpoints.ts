import type { Endpoint } from '../endpoint.ts';
import { Dashboard } from './schemas.ts';

/** The day, the open tasks, the figures and their series: one request, at most 20 read units whatever the history. */
export const getDashboard = {
	audience: 'admin',
	method: 'GET',
	path: '/api/admin/dashboard',
	roles: ['owner', 'front_desk', 'psychologist', 'editor'],
	access: 'admin',
	success: 200,
	response: Dashboard,
	refusals: [],
} as const satisfies Endpoint;
