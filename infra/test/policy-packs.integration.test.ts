import { type PolicyReport, policyReport } from '../lib/acknowledgements/policy-report.ts';
import { liveStage } from './live-stage.ts';
import { withoutBundles } from './templates.ts';

// `infra/bin/check.ts` runs them over the stages that have a file.
describe('the policy packs over a complete stage', () => {
	let report: PolicyReport;
	beforeAll(() => {
		withoutBundles();
		report = policyReport(liveStage);
	});

	it('every accepted finding has a reason and a qualified id', () => {
		expect(report.kept.length).toBeGreaterThan(20);
		for (const { id, reason } of report.kept) {
			expect(id).toMatch(/^(AwsSolutions|Serverless|HIPAA\.Security)::/);
			expect(reason.length).toBeGreaterThan(40);
		}
	});

	it('every entry of the list matches a finding: none is stale', () => {
		expect(report.stale).toEqual([]);
	});
});
