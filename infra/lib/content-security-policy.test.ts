import { contentSecurityPolicy } from './content-security-policy.ts';

describe('the content security policy', () => {
	it('allows no evaluated code, no inline code and no other origin', () => {
		expect(contentSecurityPolicy).not.toMatch(/unsafe|sha256|https?:|\*|blob:/);
		expect(contentSecurityPolicy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
		expect(contentSecurityPolicy).toContain("frame-ancestors 'none'");
		expect(contentSecurityPolicy).toContain("base-uri 'none'");
		expect(contentSecurityPolicy).toContain("worker-src 'self'");
	});
});
