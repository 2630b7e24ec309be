import { contentSecurityPolicy, developerModulesPolicy, reportingEndpoints } from './content-security-policy.ts';

describe('the content security policy', () => {
	it('the content security policy allows no evaluated code, no inline code and no other origin', () => {
		expect(contentSecurityPolicy).not.toMatch(/unsafe|sha256|https?:|\*|blob:/);
		expect(contentSecurityPolicy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
		expect(contentSecurityPolicy).toContain("frame-ancestors 'none'");
		expect(contentSecurityPolicy).toContain("base-uri 'none'");
		expect(contentSecurityPolicy).toContain("worker-src 'self'");
	});

	it('violations are reported to an address of the site itself, in both ways that browsers support', () => {
		const [, name = '', path = ''] = /^([a-z-]+)="(\/api\/[a-z/-]+)"$/.exec(reportingEndpoints) ?? [];
		for (const policy of [contentSecurityPolicy, developerModulesPolicy])
			expect(policy.split('; ').slice(-2)).toEqual([`report-uri ${path}`, `report-to ${name}`]);
	});

	it('the policy of a stage for developers adds only their own machine', () => {
		const [own, developers] = [contentSecurityPolicy, developerModulesPolicy].map((policy) => policy.split('; '));
		const added = developers?.map((part, at) => part.replace(own?.[at] ?? '', '').replace(/^.*?'self'/, ''));
		expect(new Set(added?.join(' ').split(' ').filter(Boolean))).toEqual(
			new Set(['http://localhost:*', 'ws://localhost:*', 'data:']),
		);
		expect(developerModulesPolicy).not.toMatch(/unsafe|sha256|https:|blob:/);
	});
});
