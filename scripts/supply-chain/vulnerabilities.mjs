import { Skipped } from '../conform/tool.mjs';

const SEVERE = new Set(['high', 'critical']);

/**
 * The findings of `npm audit --json`: one sentence for each package with a severe vulnerability.
 *
 * @throws {Skipped} when the registry has no audit, or did not answer.
 */
export function auditFindings(output) {
	const report = parsed(output);
	if (report.auditReportVersion === undefined)
		throw new Skipped(
			`The registry does not audit: ${report.message ?? report.error?.summary ?? 'no answer'}.`,
			'use registry.npmjs.org.',
		);
	return Object.values(report.vulnerabilities)
		.filter(({ severity }) => SEVERE.has(severity))
		.map(({ name, severity, range }) => `${name} ${range} has a vulnerability that is ${severity}.`);
}

function parsed(output) {
	try {
		return JSON.parse(output);
	} catch {
		return {};
	}
}
