import { roleOf, rolesIn, staffIn, storedRoles } from './staff-roles.ts';

describe('roles in an AUTH item', () => {
	test.each([
		['an admin stored before roles existed is an owner', { role: 'admin' }, ['owner']],
		['an owner may have further roles', { role: 'admin', roles: ['owner', 'psychologist'] }, ['owner', 'psychologist']],
		['an admin is an owner in addition to the stored roles', { role: 'admin', roles: ['editor'] }, ['owner', 'editor']],
		['staff have their stored roles', { role: 'staff', roles: ['editor', 'front_desk'] }, ['front_desk', 'editor']],
		['a stored owner role of other staff is ignored', { role: 'staff', roles: ['owner', 'editor'] }, ['editor']],
		['staff without stored roles have none', { role: 'staff' }, []],
		['stored roles of a client are ignored', { role: 'client', roles: ['owner'] }, []],
		['an unknown role is ignored', { role: 'staff', roles: ['king'] }, []],
		['an item without a role has none', {}, []],
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
