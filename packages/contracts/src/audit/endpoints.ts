import type { Endpoint } from '../endpoint.ts';
import { AuditPage, AuditQuery } from './schemas.ts';

/** The audit of a day, newest first, filtered by person and object. */
export const listAudit = {
	audience: 'admin',
	method: 'GET',
	path: '/api/admin/audit',
	access: 'admin',
	query: AuditQuery,
	success: 200,
	response: AuditPage,
	refusals: [],
} as const satisfies Endpoint;
