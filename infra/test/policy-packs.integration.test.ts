import { type PolicyReport, policyReport } from '../lib/policy-report.ts';
import { liveStage } from './live-stage.ts';
import { withoutBundles } from './templates.ts';

// Over the stages that have a file `infra/bin/check.ts` runs them.
describe('the policy packs over a stage with everything a stage may have', () => {
	let report: PolicyReport;
	beforeAll(() => {
		withoutBundles();
		report = policyReport(liveStage);
	});

	it('give every finding that is kept a reason and a qualified id', () => {
		expect(report.kept.length).toBeGreaterThan(20);
		for (const { id, reason } of report.kept) {
			expect(id).toMatch(/^(AwsSolutions|Serverless|HIPAA\.Security)::/);
			expect(reason.length).toBeGreaterThan(40);
		}
	});

	it('find what our list acknowledges: no entry is stale', () => {
		expect(report.stale).toEqual([]);
	});
});
