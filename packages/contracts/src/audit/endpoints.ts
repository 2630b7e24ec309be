import type { Endpoint } from '../endpoint.ts';
import { AuditCsv, AuditExportQuery, AuditPage, AuditQuery, NoteReadingsQuery } from './schemas.ts';

/** The audit of up to 31 days, newest first, filtered by person, by object and by the kind of object. */
export const listAudit = {
	audience: 'admin',
	method: 'GET',
	path: '/api/admin/audit',
	roles: ['owner'],
	access: 'admin',
	query: AuditQuery,
	success: 200,
	response: AuditPage,
	refusals: [],
} as const satisfies Endpoint;

/**
 * All pages of the list for the same days and filters as a CSV file (RFC 4180, UTF-8 with a byte order mark); cells are
 * escaped against formula injection. The export is audited. More than 5,000 lines are refused.
 */
export const exportAudit = {
	audience: 'admin',
	method: 'GET',
	path: '/api/admin/audit/export',
	roles: ['owner'],
	access: 'admin',
	query: AuditExportQuery,
	success: 200,
	response: AuditCsv,
	refusals: ['date_not_bookable'],
} as const satisfies Endpoint;

/** Who read the notes of a client, or all notes that a member of staff read, newest first, of all days. */
export const listNoteReadings = {
	audience: 'admin',
	method: 'GET',
	path: '/api/admin/audit/note-readings',
	roles: ['owner'],
	access: 'admin',
	query: NoteReadingsQuery,
	success: 200,
	response: AuditPage,
	refusals: [],
} as const satisfies Endpoint;
