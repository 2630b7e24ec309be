import { appAddresses, standingPages } from '@tulia/contracts/site-addresses';
import { neverHandled, requestKindOf } from './request-routing.ts';

const ORIGIN = 'https://tulia.example';
const get = (path: string) => requestKindOf({ method: 'GET', url: ORIGIN + path }, ORIGIN);
const visit = (path: string) => requestKindOf({ method: 'GET', url: ORIGIN + path, mode: 'navigate' }, ORIGIN);

test.each([...standingPages, '/services/', '/blogs?search=anxiety', '/help-now?wanted=%2Fservices'])(
	'%s is the same for everybody, and kept for when the device is offline',
	(path) => expect(get(path)).toBe('page'),
);

test.each(['/blogs/1', '/psychologists/amina-hassan'])('%s is kept only where somebody asked for that', (path) =>
	expect(get(path)).toBe('item'),
);

test.each(['/appointments', '/appointments/TUL-26-4K7M9'])(
	'%s begins with a frame that is the same for everybody',
	(path) => expect(get(path)).toBe('ticket'),
);

test.each(['/shell/3f2a/assets/main.1a2b.js', '/mfe/content/3f2a/remoteEntry.js', '/mfe/booking/3f2a/assets/app.css'])(
	'%s never changes, and is taken from the copy',
	(path) => expect(get(path)).toBe('file'),
);

test('a picture tells which article was read, and is kept like it', () =>
	expect(get('/uploads/1a2b.avif')).toBe('picture'));

test.each([
	...['/login', '/register', '/forgot-password', '/reset-password/secret', '/confirm-email', '/newsletter/confirm'],
	...['/schedule-appointment', '/account', '/booking', '/admin', '/admin/appointments/a-1', '/nonsense', '/blogs/a/b'],
])('going to %s leads to the numbers to call where there is no line, and nothing of it stays', (path) => {
	expect(visit(path)).toBe('visit');
	expect(get(path)).toBe('network');
});

test.each([
	...['/api/appointments', '/api/services', '/api/blogs/1', '/api', '/.well-known/jwks.json', '/__local/mail'],
	...['/mfe/admin/3f2a/remoteEntry.js', '/sw.js', '/remotes.json', '/releases/shell.json', '/app.html', '/blogs/a.b'],
])('%s goes to the network, and nothing of it stays', (path) => {
	expect(get(path)).toBe('network');
	expect(visit(path)).toBe('network');
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('%s goes to the network, wherever to', (method) => {
	expect(requestKindOf({ method, url: `${ORIGIN}/services`, mode: 'navigate' }, ORIGIN)).toBe('network');
});

test('what is elsewhere goes to the network', () => {
	expect(requestKindOf({ method: 'GET', url: 'https://elsewhere.example/services', mode: 'navigate' }, ORIGIN)).toBe(
		'network',
	);
});

/** Those are the whole of what the browser renders for anybody; whoever adds one decides here whether it may be kept. */
test('of the addresses the browser renders, none is kept', () => {
	const stored = appAddresses.filter(
		(address) => !['visit', 'network'].includes(visit(address.replaceAll('*', 'a-1'))),
	);
	expect(stored).toEqual([]);
});

test('what the browser is told never to wake the worker for is nothing the worker keeps', () => {
	const addresses = neverHandled.map((pattern) => pattern.replaceAll('*', 'a-1'));
	expect(addresses.map(get)).toEqual(addresses.map(() => 'network'));
});
