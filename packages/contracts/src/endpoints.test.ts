import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import type { StaffRole } from './identity/staff-roles.ts';

const all = Object.entries<Endpoint>(endpoints);
const namesOf = (wrong: (endpoint: Endpoint) => boolean): readonly string[] =>
	all.filter(([, endpoint]) => wrong(endpoint)).map(([name]) => name);
const braced = (path: string): readonly string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

test('no two endpoints share a method and a path', () => {
	const routes = all.map(([, { method, path }]) => `${method} ${path}`);
	expect(new Set(routes).size).toBe(routes.length);
});

test('every endpoint declares exactly the parameters of its path', () => {
	const wrong = namesOf(({ path, params }) => {
		const { properties = {} } = (params ?? {}) as { readonly properties?: object };
		return Object.keys(properties).sort().join() !== braced(path).toSorted().join();
	});
	expect(wrong).toEqual([]);
});

test('every endpoint under /api/admin is for staff and answered by the admin function, and no other is', () => {
	const wrong = namesOf(({ path, access, audience }) => {
		const isUnderAdmin = path.startsWith('/api/admin/');
		return (access === 'admin') !== isUnderAdmin || (audience === 'admin') !== isUnderAdmin;
	});
	expect(wrong).toEqual([]);
});

test('every endpoint for staff names each of its roles once', () => {
	expect(namesOf(({ roles = [] }) => new Set(roles).size !== roles.length)).toEqual([]);
});

// Repeated on purpose: the access matrix takes its callers from the contract.
const visits = ['appointments', 'clients', 'closures', 'dashboard', 'psychologists', 'services', 'staff-times'];
const website = ['articles', 'comments', 'faqs', 'newsletter', 'newsletter-issues', 'testimonials'];
const money = ['payments', 'receipts', 'takings'];
const inbox = ['inbox', 'inbox-colleagues', 'messages', 'questions'];

test.each<[Exclude<StaffRole, 'owner'>, readonly string[]]>([
	['front_desk', [...visits, ...money, ...inbox, 'series', 'to-be-moved', 'unconfirmed-visits', 'waiting-list']],
	['psychologist', [...visits, 'colleague-times', 'covers', 'my-day', 'my-hours']],
	['editor', [...website, 'covers', 'dashboard']],
])('the role %s may call these parts of the staff API and no other: %j', (role, parts) => {
	const reached = all.flatMap(([, { access, roles, path }]) =>
		access === 'admin' && roles.includes(role) ? [path.split('/')[3]] : [],
	);
	expect([...new Set(reached)].sort()).toEqual(parts.toSorted());
});

test('every endpoint with a shared cache is public and only reads', () => {
	const wrong = namesOf(
		({ cacheSeconds, edgeCacheSeconds, access, method }) =>
			(cacheSeconds ?? edgeCacheSeconds) !== undefined && (access !== 'public' || method !== 'GET'),
	);
	expect(wrong).toEqual([]);
});
