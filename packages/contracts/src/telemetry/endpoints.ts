import * as Type from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { PolicyViolationReports } from './policy-violation-reports.ts';
import { ClientErrorReport, SavedContentReport, WebVitalsReport } from './schemas.ts';

/** Counts uses of saved content, so that an outage the visitor hardly notices does not go unnoticed (rule 3). */
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

/** Tells of an error in a browser, so that a release that breaks a page does not go unnoticed. */
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

/** Where browsers tell by themselves of what the content security policy forbade on a page. */
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

/** Tells how fast one visit of a few was, so that what visitors live through is known, and not only what we measure. */
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
