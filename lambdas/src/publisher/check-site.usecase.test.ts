import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkSite } from './check-site.usecase.ts';
import { countSiteCheck, statusAt } from './site-check.gateway.ts';

const written: string[] = [];
beforeEach(() => {
	written.length = 0;
	for (const stream of [process.stdout, process.stderr])
		jest.spyOn(stream, 'write').mockImplementation((line) => written.push(String(line)) > 0);
});
afterEach(() => jest.restoreAllMocks());

/** Checks a site with these statuses, and returns what was counted. */
async function checked(statusOf: (path: string) => Promise<number | undefined>): Promise<readonly boolean[]> {
	const counted: boolean[] = [];
	await checkSite({ statusOf, count: (failed) => counted.push(failed) })();
	return counted;
}

test('a site whose pages are served counts as one good check', async () => {
	expect(await checked(async () => 200)).toEqual([false]);
	expect(written).toEqual([]);
});

test.each([
	['is missing', 404],
	['fails', 503],
	['leads elsewhere', 301],
	['does not answer', undefined],
])('a check fails when one page %s, and the log names the page', async (_what, status) => {
	expect(await checked(async (path) => (path === '/help-now' ? status : 200))).toEqual([true]);
	expect(JSON.parse(written.at(-1) ?? '{}')).toMatchObject({ message: 'SITE_CHECK_FAILED', path: '/help-now' });
});

test('a page is requested without its content, and a failed connection is no response', async () => {
	const requests: string[] = [];
	const server = createServer(({ method, url }, response) => {
		requests.push(`${method} ${url}`);
		response.writeHead(200).end();
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const statusOf = statusAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
	expect(await statusOf('/services')).toBe(200);
	expect(requests).toEqual(['HEAD /services']);
	await new Promise((resolve) => {
		server.close(resolve);
		server.closeAllConnections();
	});
	expect(await statusOf('/services')).toBeUndefined();
});

test("a check is one line in the log in CloudWatch's format", () => {
	countSiteCheck(true);
	expect(written.map((line) => JSON.parse(line))).toMatchObject([
		{ service: 'publisher', SiteChecks: 1, SiteChecksFailed: 1 },
	]);
});
