import { join } from 'node:path';
import { desktop, openPage } from '@tulia/test-kit/browser';
import { brokenCheckout } from '../support/broken-checkout.ts';
import { failingProxy } from '../support/failing-proxy.ts';
import { journeyFixture } from '../support/journey-fixture.ts';
import { functionLogs, invoke } from '../support/local-aws.ts';
import { logIn, newClient } from '../support/log-in.ts';
import {
	buildWithVersion,
	changedBooking,
	forceLive,
	liveVersion,
	removeBuild,
	runDeploy,
	runRelease,
} from '../support/processes/release-module.ts';
import { until } from '../support/until.ts';

const site = journeyFixture();

const UNKNOWN = `import { Carousel } from '@tulia/ui';\n`;
/** A fault visible in a client's browser only, not to the publisher's renderer. */
const withUnknownExport = (source: string): string =>
	UNKNOWN +
	source.replace('<SchedulePage isSkeleton={isSkeleton} />', 'isSkeleton ? <SchedulePage isSkeleton /> : <Carousel />');

const builds: string[] = [];
async function build(change: (source: string) => string): Promise<string> {
	const folder = await changedBooking('src/app.tsx', change);
	builds.push(folder);
	return join(folder, 'dist');
}
afterAll(() => builds.forEach(removeBuild));

const release = (dist: string, ...options: readonly string[]) =>
	runRelease(site.cloud, 'booking', '--dist', dist, '--site', site.cloud.origin, ...options);

test('a module built against an export that the live shell lacks is refused by its name, and nothing is released', async () => {
	const [before, shell] = [await liveVersion(site.cloud, 'booking'), await liveVersion(site.cloud, 'shell')];
	const { code, output } = await release(await build(withUnknownExport));
	expect(output).toMatch(
		new RegExp(`booking [0-9a-f]{12} takes Carousel of @tulia/ui, which shell ${shell} does not export\\.`),
	);
	expect(code).toBe(1);
	expect(await liveVersion(site.cloud, 'booking')).toBe(before);
});

test('a module that fails only in a browser is refused with the error, and nothing is released', async () => {
	const before = await liveVersion(site.cloud, 'booking');
	const { code, output } = await release(
		await build((source) => `if (typeof window !== 'undefined') throw new Error('No window, please');\n${source}`),
	);
	expect(output).toContain('/schedule-appointment breaks in a browser: Error: No window, please');
	expect(code).toBe(1);
	expect(await liveVersion(site.cloud, 'booking')).toBe(before);
});

test('a module that passes its trial is released, and what was tried is logged', async () => {
	const before = await liveVersion(site.cloud, 'booking');
	const { code, output } = await release(await build((source) => `${source}\nexport const isTried = true;\n`));
	expect(output).toMatch(/exports: everything taken of the shell is there/);
	expect(output).toMatch(/server: 4 pages rendered/);
	expect(output).toMatch(/browser: 4 pages opened/);
	expect(code).toBe(0);
	expect(await liveVersion(site.cloud, 'booking')).not.toBe(before);
	expect(await runRelease(site.cloud, 'booking', '--rollback')).toMatchObject({ code: 0 });
	expect(await liveVersion(site.cloud, 'booking')).toBe(before);
});

test('a page that times out is retried once alone, and the release is refused if it times out again', async () => {
	const before = await liveVersion(site.cloud, 'booking');
	const dist = await build((source) => `${source}\nexport const isLate = true;\n`);
	const releaseBehind = async (failures: number) => {
		const proxy = await failingProxy(site.cloud.origin, /\/booking\/.*remoteEntry\.js$/, failures);
		const result = await runRelease(site.cloud, 'booking', '--dist', dist, '--site', proxy.origin);
		proxy.close();
		return { ...result, failed: proxy.failed() };
	};
	const refused = await releaseBehind(Number.POSITIVE_INFINITY);
	expect(refused.output).toMatch(/\/schedule-appointment breaks in a browser: .*Loading script failed/);
	expect(refused.code).toBe(1);
	expect(await liveVersion(site.cloud, 'booking')).toBe(before);

	// Half of the failed requests: those of each page's first attempt.
	const late = await releaseBehind(refused.failed / 2);
	expect(late.output).toMatch(/browser: 4 pages opened/);
	expect(late.failed).toBe(refused.failed / 2);
	expect(await runRelease(site.cloud, 'booking', '--rollback')).toMatchObject({ code: 0 });
	expect(await liveVersion(site.cloud, 'booking')).toBe(before);
});

test.each([
	['content', 'mfe-content'],
	['admin', 'mfe-admin'],
	['shell', 'shell'],
])('a release of %s is tried in every page it shows, and passes', async (module, workspace) => {
	const dist = buildWithVersion(workspace, `${module}-again`);
	const { code, output } = await runRelease(site.cloud, module, '--dist', dist, '--site', site.cloud.origin);
	removeBuild(dist);
	expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/browser: \d\d pages opened/) });
	expect(await liveVersion(site.cloud, module)).toBe(`${module}-again`);
});

test('a module is rolled back from a checkout that was never built and does not build', async () => {
	const earlier = await liveVersion(site.cloud, 'booking');
	const dist = buildWithVersion('mfe-booking', 'to-go-back');
	const before = await forceLive(site.cloud, 'booking', dist);
	removeBuild(dist);
	const checkout = brokenCheckout([
		'mfe-booking/src/app.tsx',
		'packages/ui/src/core.ts',
		'packages/contracts/src/endpoints.ts',
		'lambdas/src/functions/publisher.ts',
		'infra/lib/app.ts',
	]);
	const { code, output } = await runDeploy(site.cloud, checkout, 'mfe-booking', '--rollback');
	removeBuild(checkout);
	expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining(`(before: ${before})`) });
	expect(await liveVersion(site.cloud, 'booking')).toBe(earlier);
});

test('a release forced past its trial shows the page-level error, and is reported by module and release', async () => {
	const version = await forceLive(site.cloud, 'booking', await build(withUnknownExport));
	await invoke(site.cloud, 'tulia-publisher', { kind: 'release' });
	const context = await site.browser.newContext({ viewport: desktop });
	const { page } = await openPage(context);
	await logIn(page, site.cloud.origin, await newClient(site.cloud.origin));
	await page.goto(`${site.cloud.origin}/schedule-appointment?service=anxiety-management`);
	await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
	const logs = await until(
		() => functionLogs(site.cloud),
		(text) => text.includes('CLIENT_ERROR') && text.includes('ClientErrors'),
	);
	await context.close();

	const lines = logs.split('\n').filter((line) => line.includes('CLIENT_ERROR'));
	expect(lines.join()).toContain(version);
	expect(lines.join()).toContain('/schedule-appointment');
	expect(lines.join()).not.toMatch(/anxiety-management|@|Wanjiru/);
	expect(await functionLogs(site.cloud)).toMatch(/ClientErrors\W+1\b/);

	expect(await runRelease(site.cloud, 'booking', '--rollback')).toMatchObject({ code: 0 });
	const again = await runRelease(site.cloud, 'booking', '--rollback');
	expect(again.output).toContain(`booking ${version} takes Carousel of @tulia/ui`);
	expect(again.code).toBe(1);
});
