/** @jest-environment @tulia/test-kit/jsdom-environment */
import { matchRoutePrefetch } from '@tulia/platform/prefetch';
import starts from '../prefetches.json';
import { freezeTime } from './testing/freeze-time.ts';
import { eventually, mockApi, renderAdmin } from './testing/render-admin.tsx';
import { NOW } from './testing/sample-appointments.ts';

freezeTime();

const addressOf = (pattern: string): URL => new URL(pattern.replaceAll(/\{\w+\}/g, 'a-1'), 'http://localhost');

/** All requests that the module sends at an address, in the format of the base query. */
async function askedAt(address: string): Promise<readonly string[]> {
	const requested: string[] = [];
	mockApi(() => undefined);
	const answer = globalThis.fetch;
	globalThis.fetch = (input, init) => {
		requested.push(String(input));
		return answer(input, init);
	};
	await renderAdmin(address);
	return requested;
}

/** Typical links that staff share, such as the third page of a filtered list. */
const NARROWED = [
	'/admin/appointments?status=confirmed&search=Otieno',
	'/admin/appointments?from=2026-11-02&after=one&after=two',
	'/admin/inbox?kind=questions&state=answered&after=one&after=two',
	'/admin/comments?state=published',
	'/admin/testimonials?state=hidden&after=one',
	'/admin/blogs?state=draft&after=one',
	'/admin/newsletter?state=pending',
	'/admin/clients?search=otieno&after=one',
	'/admin/users?search=otieno&after=one',
	'/admin/audit?date=2026-11-02&actor=a-1&object=b-2&after=one',
];

test.each([...Object.keys(starts), ...NARROWED])(
	'%s requests what its document prefetches, each once',
	async (pattern) => {
		const { pathname, search } = addressOf(pattern);
		const calls = matchRoutePrefetch(starts, { pathname, search }, NOW)?.calls ?? [];
		const requested = await askedAt(pathname + search);
		await eventually(() => expect(requested).toEqual(expect.arrayContaining([...calls])));
		for (const call of calls) expect(requested.filter((one) => one === call)).toHaveLength(1);
	},
);
