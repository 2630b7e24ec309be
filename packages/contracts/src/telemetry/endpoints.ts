import * as Type from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { PolicyViolationReports } from './policy-violation-reports.ts';
import { ClientErrorReport, SavedContentReport, WebVitalsReport } from './schemas.ts';

/** Counts uses of saved content, so that an outage that visitors hardly notice is visible (rule 3). */
export const reportSavedContent = {
	audience: 'engagement',
	method: 'POST',
	path: '/api/telemetry/saved-content',
	access: 'public',
	body: SavedContentReport,
	success: 204,
	response: Type.Null(),
	refusals: ['too_many_requests'],
} as const satisfies Endpoint;

/** Reports a client error, so that a release that breaks a page is noticed. */
export const reportClientError = {
	audience: 'engagement',
	method: 'POST',
	path: '/api/telemetry/client-errors',
	access: 'public',
	body: ClientErrorReport,
	success: 204,
	response: Type.Null(),
	refusals: ['too_many_requests'],
} as const satisfies Endpoint;

/** Where browsers report policy violations of a page by themselves. */
export const reportPolicyViolations = {
	audience: 'engagement',
	method: 'POST',
	path: '/api/telemetry/policy-violations',
	access: 'public',
	body: PolicyViolationReports,
	acceptsReports: true,
	maxBodyBytes: 64 * 1024,
	success: 204,
	response: Type.Null(),
	refusals: ['too_many_requests'],
} as const satisfies Endpoint;

/** Reports the web vitals of a sampled visit: the speed that real visitors see, besides our own measurements. */
export const reportWebVitals = {
	audience: 'engagement',
	method: 'POST',
	path: '/api/telemetry/web-vitals',
	access: 'public',
	body: WebVitalsReport,
	success: 204,
	response: Type.Null(),
	refusals: ['too_many_requests'],
} as const satisfies Endpoint;
