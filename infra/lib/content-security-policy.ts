import { reportPolicyViolations } from '@tulia/contracts/telemetry/endpoints';

/** Name of the reporting endpoint in the policy. */
const ENDPOINT = 'policy-violations';

/** For browsers with the Reporting API; the others use the policy's `report-uri` (decision 043). */
export const reportingEndpoints = `${ENDPOINT}="${reportPolicyViolations.path}"`;

/** @param developer Sources on a developer's own machine, besides the site itself: `http://localhost:*`. */
const policyWith = (developer: readonly string[], updates: readonly string[]): string => {
	const own = ["'self'", ...developer].join(' ');
	return [
		"default-src 'none'",
		`script-src ${own}`,
		`style-src ${own}`,
		`img-src ${own} data:`,
		`font-src ${own}`,
		`connect-src ${[own, ...updates].join(' ')}`,
		"manifest-src 'self'",
		"worker-src 'self'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
		`report-uri ${reportPolicyViolations.path}`,
		`report-to ${ENDPOINT}`,
	].join('; ');
};

/**
 * What a page may load: no evaluated code, no other origin, and only those inline parts whose digests the edge adds for
 * a page (promise W2, decision 051).
 */
export const contentSecurityPolicy: string = policyWith([], []);

/** The policy with a developer's own machine added: in `npm run dev`, and on some stages (decision 044). */
export const developerModulesPolicy: string = policyWith(['http://localhost:*'], ['ws://localhost:*']);
