import { type PolicyReport, policyReport } from '../lib/policy-report.ts';
import { withoutBundles } from './templates.ts';

let report: PolicyReport;
beforeAll(() => {
	withoutBundles();
	report = policyReport();
}, 120_000);

describe('the policy packs', () => {
	it('give every finding that is kept a reason and a qualified id', () => {
		expect(report.kept.length).toBeGreaterThan(20);
		for (const { id, reason } of report.kept) {
			expect(id).toMatch(/^(AwsSolutions|Serverless)::/);
			expect(reason.length).toBeGreaterThan(40);
		}
	});

	it('find what our list acknowledges: no entry is stale', () => {
		expect(report.stale).toEqual([]);
	});
});
