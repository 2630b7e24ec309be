import { appAddresses, standingPages } from '@tulia/contracts/site-addresses';
import { neverHandled, requestKindOf } from './request-routing.ts';

const ORIGIN = 'https://tulia.example';
const get = (path: string) => requestKindOf({ method: 'GET', url: ORIGIN + path }, ORIGIN);
const visit = (path: string) => requestKindOf({ method: 'GET', url: ORIGIN + path, mode: 'navigate' }, ORIGIN);

test.each([...standingPages, '/services/', '/blogs?search=anxiety', '/help-now?wanted=%2Fservices'])(
	'%s is the same for everybody, and cached for offline use',
	(path) => expect(get(path)).toBe('page'),
);

test.each(['/blogs/1', '/psychologists/amina-hassan'])('%s is cached only on request', (path) =>
	expect(get(path)).toBe('item'),
);

test.each(['/appointments', '/appointments/TUL-26-4K7M9'])('%s uses a frame that is the same for everybody', (path) =>
	expect(get(path)).toBe('ticket'),
);

test.each(['/shell/3f2a/assets/main.1a2b.js', '/mfe/content/3f2a/remoteEntry.js', '/mfe/booking/3f2a/assets/app.css'])(
	'%s is immutable, and served from the cache',
	(path) => expect(get(path)).toBe('file'),
);

test('the picture of an article reveals what was read, and is cached on request only', () =>
	expect(get('/uploads/1a2b.avif')).toBe('picture'));

test.each([
	...['/login', '/register', '/forgot-password', '/reset-password/secret', '/confirm-email', '/newsletter/confirm'],
	...['/schedule-appointment', '/account', '/booking', '/admin', '/admin/appointments/a-1', '/nonsense', '/blogs/a/b'],
])('going to %s offline leads to Help Now, and the page is never cached', (path) => {
	expect(visit(path)).toBe('visit');
	expect(get(path)).toBe('network');
});

test.each([
	...['/api/appointments', '/api/services', '/api/blogs/1', '/api', '/.well-known/jwks.json', '/__local/mail'],
	...['/mfe/admin/3f2a/remoteEntry.js', '/sw.js', '/remotes.json', '/releases/shell.json', '/app.html', '/blogs/a.b'],
])('%s goes to the network, and is never cached', (path) => {
	expect(get(path)).toBe('network');
	expect(visit(path)).toBe('network');
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('%s goes to the network for every request mode', (method) => {
	expect(requestKindOf({ method, url: `${ORIGIN}/services`, mode: 'navigate' }, ORIGIN)).toBe('network');
});

test('requests to other origins go to the network', () => {
	expect(requestKindOf({ method: 'GET', url: 'https://elsewhere.example/services', mode: 'navigate' }, ORIGIN)).toBe(
		'network',
	);
});

/** These are all pages that the browser renders; every new one has to be decided here. */
test('pages that the browser renders are not cached', () => {
	const stored = appAddresses.filter(
		(address) => !['visit', 'network'].includes(visit(address.replaceAll('*', 'a-1'))),
	);
	expect(stored).toEqual([]);
});

test('the static routes that bypass the worker match nothing that it caches', () => {
	const addresses = neverHandled.map((pattern) => pattern.replaceAll('*', 'a-1'));
	expect(addresses.map(get)).toEqual(addresses.map(() => 'network'));
});
