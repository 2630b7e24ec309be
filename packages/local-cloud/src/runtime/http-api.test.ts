import { movableClock } from '../state/clock.ts';
import { httpApi } from './http-api.ts';

const clock = movableClock(new Date('2020-01-07T06:00:00.000Z'));

/** The `Date` of an answer with this `Cache-Control`. */
async function dateOf(cacheControl: string): Promise<string | undefined> {
	const answer = JSON.stringify({ statusCode: 200, headers: { 'cache-control': cacheControl }, body: '' });
	const pools = new Map([['arn', { invoke: async () => answer }]]);
	const plan = { id: 'api', domain: 'd', routes: [{ routeKey: '$default', functionArn: 'arn' }] };
	const api = httpApi({ plan, pools, clock, timeoutMs: 1000 });
	const request = { method: 'GET', path: '/', query: '', headers: {}, body: Buffer.alloc(0), sourceIp: '127.0.0.1' };
	return (await api(request)).headers.find(([name]) => name === 'date')?.[1];
}

test('an uncacheable answer has the date of the cloud’s clock, from which a page sets its clock', async () => {
	expect(await dateOf('no-store')).toMatch(/^Tue, 07 Jan 2020 06:00:/);
});

test('a cacheable answer does not have the date of the cloud’s clock, which would make it stale at once', async () => {
	expect(await dateOf('public, max-age=60')).toBeUndefined();
});
