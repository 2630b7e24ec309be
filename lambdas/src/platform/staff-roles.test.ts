import { roleOf, rolesIn, staffIn, storedRoles } from './staff-roles.ts';

describe('roles in an AUTH item', () => {
	test.each([
		['an admin from before there were roles is an owner', { role: 'admin' }, ['owner']],
		['an owner may be more', { role: 'admin', roles: ['owner', 'psychologist'] }, ['owner', 'psychologist']],
		['an admin is an owner, whatever else was left there', { role: 'admin', roles: ['editor'] }, ['owner', 'editor']],
		['staff are what their roles say', { role: 'staff', roles: ['editor', 'front_desk'] }, ['front_desk', 'editor']],
		['staff are no owners', { role: 'staff', roles: ['owner', 'editor'] }, ['editor']],
		['staff without roles may nothing', { role: 'staff' }, []],
		['a client has none, whatever was left there', { role: 'client', roles: ['owner'] }, []],
		['a role that is unknown counts for nothing', { role: 'staff', roles: ['king'] }, []],
		['who has no role has none', {}, []],
	])('the roles in an AUTH item: %s', (_what, item, roles) => {
		expect(rolesIn(item)).toEqual(roles);
	});

	test('roles are stored so that a release that only knows admin treats no other role as one', () => {
		expect(storedRoles([])).toEqual({ role: 'client' });
		expect(storedRoles(['front_desk', 'editor'])).toEqual({ role: 'staff', roles: ['front_desk', 'editor'] });
		expect(storedRoles(['owner', 'psychologist'])).toEqual({ role: 'admin', roles: ['owner', 'psychologist'] });
	});

	test('every member of staff is an admin to the specification', () => {
		expect([roleOf([]), roleOf(['editor']), roleOf(['owner'])]).toEqual(['client', 'admin', 'admin']);
	});

	test('only a psychologist is linked to an entry of the list', () => {
		expect(staffIn({ role: 'staff', roles: ['psychologist'], psychologistId: 'a' })).toMatchObject({
			psychologistId: 'a',
		});
		expect(staffIn({ role: 'staff', roles: ['editor'], psychologistId: 'a' })).toEqual({ roles: ['editor'] });
	});
});
