import { appAddresses, standingPages } from '@tulia/contracts/site-addresses';
import { handlingOf, neverOurs } from './handling.ts';

const ORIGIN = 'https://tulia.example';
const get = (path: string) => handlingOf({ method: 'GET', url: ORIGIN + path }, ORIGIN);

test.each([...standingPages, '/blogs/1', '/services/', '/blogs?search=anxiety', '/help-now?wanted=%2Fservices'])(
	'%s is kept for when the line is gone',
	(path) => expect(get(path)).toBe('page'),
);

test.each([
	'/shell/3f2a/assets/main.1a2b.js',
	'/mfe/content/3f2a/remoteEntry.js',
	'/mfe/booking/3f2a/assets/app.css',
	'/uploads/1a2b.avif',
])('%s never changes, and is taken from the copy', (path) => expect(get(path)).toBe('file'));

test.each(['/login', '/register', '/forgot-password', '/terms', '/privacy'])(
	'%s starts from the document that is the same for everybody',
	(path) => expect(get(path)).toBe('app'),
);

test.each([
	...['/api/appointments', '/api/services', '/api/blogs/1', '/api', '/.well-known/jwks.json', '/__local/mail'],
	...['/admin', '/admin/', '/admin/appointments/a-1', '/mfe/admin/3f2a/remoteEntry.js'],
	...['/account', '/appointments', '/appointments/T-1', '/schedule-appointment', '/booking', '/confirm-email'],
	...['/reset-password', '/reset-password/secret', '/newsletter/confirm', '/newsletter/unsubscribe?token=a.b'],
	...[
		'/sw.js',
		'/remotes.json',
		'/releases/shell.json',
		'/app.html',
		'/nonsense',
		'/shell',
		'/mfe/content',
		'/blogs/a.b',
	],
])('%s goes to the network, and nothing of it stays', (path) => expect(get(path)).toBe('network'));

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('%s goes to the network, wherever to', (method) => {
	expect(handlingOf({ method, url: `${ORIGIN}/services` }, ORIGIN)).toBe('network');
});

test('what is elsewhere goes to the network', () => {
	expect(handlingOf({ method: 'GET', url: 'https://elsewhere.example/services' }, ORIGIN)).toBe('network');
});

/** Those are the whole of what the browser renders for anybody; whoever adds one decides here whether it may be kept. */
test('of the addresses the browser renders, only five are kept', () => {
	const kept = appAddresses.filter((address) => get(address.replaceAll('*', 'a-1')) !== 'network');
	expect(kept).toEqual(['/login', '/register', '/forgot-password', '/terms', '/privacy']);
});

test('what the browser is told never to wake the worker for is nothing the worker keeps', () => {
	const addresses = neverOurs.map((pattern) => pattern.replaceAll('*', '/a-1'));
	expect(addresses.map(get)).toEqual(addresses.map(() => 'network'));
});
