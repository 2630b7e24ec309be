import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { staffRoles } from './identity/staff-roles.ts';

const all = Object.entries<Endpoint>(endpoints);
const braced = (path: string): readonly string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

test('no two endpoints share a method and a path', () => {
	const routes = all.map(([, { method, path }]) => `${method} ${path}`);
	expect(new Set(routes).size).toBe(routes.length);
});

test.each(all)('%s declares exactly the parameters its path names', (_name, { path, params }) => {
	const { properties = {} } = (params ?? {}) as { readonly properties?: object };
	expect(Object.keys(properties).sort()).toEqual([...braced(path)].sort());
});

test.each(all)('%s under /api/admin is for admins, and nothing else is', (_name, { path, access, audience }) => {
	expect(access === 'admin').toBe(path.startsWith('/api/admin/'));
	expect(audience === 'admin').toBe(access === 'admin');
});

test.each(all)(
	'%s says for which roles of staff it is, if it is for staff, each once and the owner first',
	(_name, endpoint) => {
		const { access, roles } = endpoint;
		if (access !== 'admin') return expect(roles).toBeUndefined();
		expect(roles[0]).toBe('owner');
		expect(new Set(roles).size).toBe(roles.length);
		for (const role of roles) expect(staffRoles).toContain(role);
	},
);

test.each(all.filter(([, { cacheSeconds, edgeCacheSeconds }]) => (cacheSeconds ?? edgeCacheSeconds) !== undefined))(
	'%s is public, because a shared cache may keep it',
	(_name, { access, method }) => {
		expect({ access, method }).toEqual({ access: 'public', method: 'GET' });
	},
);
