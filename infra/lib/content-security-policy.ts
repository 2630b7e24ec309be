import { reportPolicyViolations } from '@tulia/contracts/telemetry/endpoints';

/** The name by which the policy knows where reports go. */
const ENDPOINT = 'policy-violations';

/** Where browsers that know the Reporting API send reports; the others go by the policy's `report-uri` (decision 043). */
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
 * What a page of the site may load. Nothing evaluated, no other origin, and nothing inline but what the edge adds for a page by its
 * digest (promise W2, decision 051).
 */
export const contentSecurityPolicy: string = policyWith([], []);

/**
 * The same, and what a developer serves on the machine the page is looked at on: in `npm run dev`, and on a stage on which developers
 * may try their modules (decision 044). Inline and evaluated code is treated alike.
 */
export const developerModulesPolicy: string = policyWith(['http://localhost:*'], ['ws://localhost:*']);
