import type { Endpoint } from '../endpoint.ts';
import { IncomeReport, ReportCsv, ReportQuery, VisitReport } from './schemas.ts';

const report = {
	audience: 'admin',
	access: 'admin',
	roles: ['owner'],
	method: 'GET',
	query: ReportQuery,
	success: 200,
	refusals: [],
} as const;

/** The visits of some days by status, client, room occupancy and reminder. At most 366 days of the last 24 months. */
export const getVisitReport = {
	...report,
	path: '/api/admin/reports/visits',
	response: VisitReport,
} as const satisfies Endpoint;

/** The payments of some days by method, month, service and psychologist. At most 366 days up to today. */
export const getIncomeReport = {
	...report,
	path: '/api/admin/reports/income',
	response: IncomeReport,
} as const satisfies Endpoint;

/** Every table of both reports as one CSV file, a figure per line; cells are escaped against formula injection. */
export const exportReport = {
	...report,
	path: '/api/admin/reports/export',
	response: ReportCsv,
} as const satisfies Endpoint;
