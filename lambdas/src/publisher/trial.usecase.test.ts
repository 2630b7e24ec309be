import { release, siteFixture } from '../../test-support/publisher/site-fixture.ts';
import { parseRelease } from './live-release.ts';
import { tryRelease } from './trial.usecase.ts';

const candidateOf = (name: string, version: string, prefetches = {}) =>
	parseRelease(JSON.stringify({ ...JSON.parse(release(name, version)), prefetches }));

describe('a release on trial', () => {
	test('a release on trial renders all its pages in the place of the live release, and nothing is written', async () => {
		const { objects, state, deps } = siteFixture();
		const before = new Map(objects);
		const { pages } = await tryRelease(deps)({ module: 'content', candidate: candidateOf('content', 'c2') });
		expect(pages.length).toBeGreaterThanOrEqual(10);
		expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/services', '/blogs/1']));
		expect(pages.filter(({ problem }) => problem !== null)).toEqual([]);
		expect(state.rendered).toEqual(pages.map(({ path }) => path));
		expect(objects).toEqual(before);
	});

	test('a release on trial names each page that breaks, and why', async () => {
		const { state, deps } = siteFixture();
		state.broken = ['/services'];
		const { pages } = await tryRelease(deps)({ module: 'content', candidate: candidateOf('content', 'c2') });
		expect(pages.filter(({ problem }) => problem !== null)).toEqual([{ path: '/services', problem: 'boom' }]);
		state.broken = [];
		state.status = 404;
		const missing = await tryRelease(deps)({ module: 'content', candidate: candidateOf('content', 'c2') });
		expect(missing.pages[0]).toEqual({ path: '/', problem: 'It renders as 404.' });
	});

	test('a module behind a log-in is tried at its areas and at every address it prefetches for', async () => {
		const { deps } = siteFixture();
		const candidate = candidateOf('booking', 'b1', { '/appointments/{ticketNumber}': { calls: [] } });
		const { pages } = await tryRelease(deps)({ module: 'booking', candidate });
		expect(pages.map(({ path }) => path)).toEqual([
			'/schedule-appointment',
			'/appointments',
			'/appointments/ticket',
			'/appointments/trial',
		]);
	});

	test('a shell is tried with the pages of every live module', async () => {
		const { objects, deps } = siteFixture();
		objects.set('releases/booking.json', release('booking', 'b1'));
		const { pages } = await tryRelease(deps)({ module: 'shell', candidate: candidateOf('shell', 's2') });
		expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/schedule-appointment']));
	});

	test('a module is not tried before there is a shell', async () => {
		const { objects, deps } = siteFixture();
		objects.delete('releases/shell.json');
		const trial = tryRelease(deps)({ module: 'content', candidate: candidateOf('content', 'c2') });
		await expect(trial).rejects.toThrow('release the shell first');
	});

	test('the document of an address is rendered with the release on trial', async () => {
		const { objects, deps } = siteFixture();
		objects.set('releases/booking.json', release('booking', 'b1'));
		const candidate = candidateOf('content', 'c2');
		const documentAt = async (path: string) => (await tryRelease(deps)({ module: 'content', candidate, path })).html;
		expect(await documentAt('/services')).toBe('/services c2 {"listServices":1}');
		expect(await documentAt('/login')).toBe('app s1');
		const booking = await tryRelease(deps)({
			module: 'booking',
			candidate: candidateOf('booking', 'b2'),
			path: '/appointments/RLHFW2H8',
		});
		expect(booking.html).toContain('/appointments/ticket ');
	});
});
