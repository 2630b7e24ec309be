import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MISSING_FILE, pageFileOf, standingPages } from '@tulia/contracts/site-addresses';
import { remoteModules, workspaceOf } from '@tulia/contracts/site-modules';
import { edgeHandler } from 'local-cloud/edge-runtime';
import { pageAddressCode } from './page-address-code.ts';

const root = path.resolve(__dirname, '../../..');
interface Verdict {
	readonly uri?: string;
	readonly statusCode?: number;
	readonly headers?: { readonly location: { readonly value: string } };
}
const handler = edgeHandler<Verdict>(pageAddressCode);
const answerTo = (uri: string, querystring: object = {}): Verdict => handler({ request: { uri, querystring } });
/** The file that the edge requests from the bucket. */
const fileOf = (uri: string): string => answerTo(uri).uri?.slice(1) ?? '';

test.each(standingPages)('%s is answered by its finished page', (page) => {
	expect(fileOf(page)).toBe(pageFileOf(page));
});

test.each([
	['/blogs/1', 'pages/blogs/1.html'],
	['/blogs/managing-anxiety-daily-life', 'pages/blogs/managing-anxiety-daily-life.html'],
	['/schedule-appointment', 'pages/schedule-appointment.html'],
	['/appointments', 'pages/appointments.html'],
	['/appointments/TUL-26-4K7M9', 'pages/appointments/ticket.html'],
	['/admin', 'pages/admin.html'],
	['/admin/appointments/a-1', 'pages/admin.html'],
	['/reset-password/secret', 'pages/reset-password.html'],
	['/login', 'pages/login.html'],
	['/account', 'pages/account.html'],
	['/register', 'pages/register.html'],
	['/forgot-password', 'pages/forgot-password.html'],
	['/reset-password', 'app.html'],
	['/confirm-email', 'app.html'],
	['/remotes.json', 'remotes.json'],
	['/sw.js', 'sw.js'],
	['/sitemap.xml', 'sitemap.xml'],
	['/robots.txt', 'robots.txt'],
	['/feed.xml', 'feed.xml'],
	['/.well-known/security.txt', '.well-known/security.txt'],
	['/manifest.webmanifest', 'manifest.webmanifest'],
	['/releases/shell.json', 'releases/shell.json'],
])('%s is answered by %s', (address, file) => {
	expect(fileOf(address)).toBe(file);
});

test.each([
	...['/nonsense', '/services/nonsense', '/blogs/1/2', '/blogs/a.b', '/blogs/%2e%2e', '/reset-password/a/b'],
	...[
		'/appointments/1/2',
		'/index.html',
		'/app.html',
		'/pages/services.html',
		'/wp-login.php',
		'/favicon.ico',
		'/.well-known/nonsense',
		'/missing',
	],
	...['/newsletter', '/constructor', '/__proto__', '/shell', '/Services', `/blogs/${'x'.repeat(65)}`],
])('%s is no address of the site', (address) => {
	expect(fileOf(address)).toBe(MISSING_FILE);
});

test.each([
	['/services/', {}, '/services'],
	['/blogs/1//', {}, '/blogs/1'],
	['//', {}, '/'],
	['/terms', {}, '/terms-of-service'],
	['/privacy/', {}, '/privacy-policy'],
	['/booking', { service: { value: 'stress' } }, '/schedule-appointment?service=stress'],
	['/.well-known/change-password', {}, '/account'],
	['/admin/', {}, '/admin'],
	['/blogs/', { page: { value: '2' }, search: { value: 'a%20b' } }, '/blogs?page=2&search=a%20b'],
	[
		'/blogs/',
		{ a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] }, b: { value: '' } },
		'/blogs?a=1&a=2&b',
	],
])('%s is redirected to its canonical address', (address, query, location) => {
	expect(answerTo(address, query)).toMatchObject({ statusCode: 301, headers: { location: { value: location } } });
});

test.each(['/nonsense/', '//evil.example/', '/blogs//evil.example/', '/index.html/'])(
	'%s is no address of the site either, and is not redirected',
	(address) => {
		expect(fileOf(address)).toBe(MISSING_FILE);
	},
);

test.each([
	[{ page: { value: '2' } }, 'pages/blogs/page/2.html'],
	[{ page: { value: '12' } }, 'pages/blogs/page/12.html'],
	[{}, 'pages/blogs.html'],
	[{ page: { value: '1' } }, 'pages/blogs.html'],
	[{ page: { value: '02' } }, 'pages/blogs.html'],
	[{ page: { value: '2/../../1' } }, 'pages/blogs.html'],
	[{ page: { value: 'two' } }, 'pages/blogs.html'],
	[{ page: { value: '2' }, search: { value: 'rest' } }, 'pages/blogs.html'],
	[{ page: { value: '2', multiValue: [{ value: '2' }, { value: '3' }] } }, 'pages/blogs.html'],
])('of the list with %j the file is %s', (query, file) => {
	expect(answerTo('/blogs', query).uri).toBe(`/${file}`);
});

test('no other page has a second page, and the folder of list pages is no address', () => {
	expect(answerTo('/services', { page: { value: '2' } }).uri).toBe('/pages/services.html');
	expect(fileOf('/blogs/page/2')).toBe(MISSING_FILE);
});

const source = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** `paths` builds every link of the site; imported as data, because infra may not depend on the browser's code. */
test('every address the site links to is known to the edge', async () => {
	const { paths } = (await import(path.join(root, 'packages/platform/src/navigation/paths.ts'))) as {
		readonly paths: Readonly<Record<string, (part?: string) => string>>;
	};
	const addresses = Object.values(paths).map(
		(build) => (build.length > 0 ? build('a-1') : build()).split(/[?#]/)[0] ?? '',
	);
	expect(addresses.length).toBeGreaterThan(20);
	expect(addresses.filter((address) => fileOf(address) === MISSING_FILE)).toEqual([]);
});

test('every redirected old address, and every page of the shell, is known to the edge', () => {
	const moved = source('shell/src/app.tsx').match(/MOVED = \[[^;]+;/)?.[0] ?? '';
	const own = source('shell/src/modules/module-routes.ts').match(/shellRoutes = \{[^;]+;/)?.[0] ?? '';
	const addresses = [...`${moved}${own}`.matchAll(/'(\/[^']+)'/g)].map(([, address = '']) => address);
	expect(addresses).toEqual(expect.arrayContaining(['/terms', '/privacy', '/login', '/help-now']));
	expect(addresses.filter((address) => fileOf(address) === MISSING_FILE)).toEqual([]);
});

test('every route of a module is known to the edge', () => {
	const routes = remoteModules.flatMap(({ name }) =>
		[...source(`${workspaceOf(name)}/src/app.tsx`).matchAll(/path="(\/[^"]*)"/g)].map(([, route = '']) => route),
	);
	expect(routes.length).toBeGreaterThan(0);
	expect(
		routes.map((route) => route.replaceAll(/:\w+/g, 'a-1')).filter((route) => fileOf(route) === MISSING_FILE),
	).toEqual([]);
});
