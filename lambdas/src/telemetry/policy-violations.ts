import type { PolicyViolationReports } from '@tulia/contracts/telemetry/policy-violation-reports';
import { routePatternOf } from '@tulia/contracts/telemetry/route-pattern';

/** What the content security policy blocked on one of our pages. Without any data of the visitor. */
export interface PolicyViolation {
	/** The violated directive: `img-src`. */
	readonly directive: string;
	/** The host that was blocked, `self` for our own, or the kind of source: `inline`, `eval`, `data`. */
	readonly blockedHost: string;
	/** The pattern of the page's address: `/appointments/*`. */
	readonly route: string;
}

/** One violation, from either format of report. */
interface ReportedViolation {
	readonly directive: string;
	readonly blocked: string;
	readonly page: string;
	readonly source: string;
}

const UNKNOWN = 'other';
/** The kinds that a browser reports instead of an address. */
const KINDS = ['inline', 'eval', 'wasm-eval', 'data', 'blob', 'trusted-types-sink', 'self'];
/** An address of a browser extension: its violations are not caused by the site. */
const EXTENSION = /^[a-z-]+-extension(?::|$)/i;
const IP_ADDRESS = /^(?:[\d.]+|\[.*\])$/;

function reportedIn(reports: PolicyViolationReports): readonly ReportedViolation[] {
	if (Array.isArray(reports))
		return reports
			.filter(({ type }) => type === 'csp-violation')
			.map(({ body }) => ({
				directive: body.effectiveDirective ?? '',
				blocked: body.blockedURL ?? '',
				page: body.documentURL ?? '',
				source: body.sourceFile ?? '',
			}));
	const report = reports['csp-report'];
	return [
		{
			directive: report['effective-directive'] || (report['violated-directive'] ?? ''),
			blocked: report['blocked-uri'] ?? '',
			page: report['document-uri'] ?? '',
			source: report['source-file'] ?? '',
		},
	];
}

/** The name of a directive, without the sources that older browsers add to it. */
const directiveOf = (reported: string): string => /^[a-z-]{1,40}(?= |$)/.exec(reported)?.[0] ?? UNKNOWN;

const addressOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/** The host without path, query and port; an IP address is dropped, because it may be the visitor's own. */
function hostOf(blocked: string, page: URL | undefined): string {
	if (KINDS.includes(blocked)) return blocked;
	const address = addressOf(blocked);
	if (!address) return UNKNOWN;
	if (address.host !== '' && address.host === page?.host) return 'self';
	if (!/^(?:https?|wss?):$/.test(address.protocol)) return address.protocol.slice(0, -1).slice(0, 40);
	if (IP_ADDRESS.test(address.hostname)) return 'ip-address';
	return address.hostname.slice(0, 100);
}

function violationOf({ directive, blocked, page }: ReportedViolation): PolicyViolation {
	const at = addressOf(page);
	return {
		directive: directiveOf(directive),
		blockedHost: hostOf(blocked, at),
		route: routePatternOf(at?.pathname ?? ''),
	};
}

/** The distinct violations in the reports of one browser, without those of browser extensions. */
export function violationsIn(reports: PolicyViolationReports): readonly PolicyViolation[] {
	const ours = reportedIn(reports).filter(({ blocked, source }) => !EXTENSION.test(blocked) && !EXTENSION.test(source));
	const distinct = new Map(ours.map(violationOf).map((violation) => [Object.values(violation).join(' '), violation]));
	return [...distinct.values()];
}
