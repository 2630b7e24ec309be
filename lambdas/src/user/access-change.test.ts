import type { StaffUser } from '@tulia/contracts/user/schemas';
import { auditActionOf, auditedRoleChange, decideAccess } from './access-change.ts';

const user: StaffUser = {
	id: 'u-1',
	name: 'Wanjiru',
	email: 'wanjiru@clients.example',
	role: 'client',
	roles: [],
	status: 'active',
	emailVerified: true,
	emailUndeliverable: false,
	hasSecondFactor: false,
	joinedAt: '2026-11-20T06:00:00.000Z',
	version: 3,
};
const request = { confirmation: ' Wanjiru@clients.example ', version: 3 };

describe('a change of access', () => {
	test.each([
		['it is their own account', request, 'u-1', 'not_yourself'],
		['another address was typed', { ...request, confirmation: 'w@clients.example' }, 'staff', 'wrong_confirmation'],
		['it was changed meanwhile', { ...request, version: 2 }, 'staff', 'changed_meanwhile'],
	])('a change of access is refused when %s', (_why, given, actor, refusal) => {
		expect(decideAccess(user, { ...given, roles: ['owner'] }, actor)).toMatchObject({ ok: false, refusal });
	});

	test('a change of access cannot give an account with an unconfirmed address a staff role, and cannot enable it again', () => {
		const stranger = { ...user, emailVerified: false };
		const refused = { ok: false, refusal: 'email_not_confirmed' };
		expect(decideAccess(stranger, { ...request, roles: ['editor'] }, 'staff')).toMatchObject(refused);
		const disabled: StaffUser = { ...stranger, role: 'admin', roles: ['owner'], status: 'disabled' };
		expect(decideAccess(disabled, { ...request, status: 'active' }, 'staff')).toMatchObject(refused);
		expect(decideAccess(disabled, { ...request, roles: [] }, 'staff')).toMatchObject({ ok: true });
		const acting: StaffUser = { ...stranger, role: 'admin', roles: ['owner'] };
		expect(decideAccess(acting, { ...request, status: 'disabled' }, 'staff')).toMatchObject({ ok: true });
	});

	test('a change of access leaves other fields unchanged, and reports when nothing would change', () => {
		expect(decideAccess(user, { ...request, status: 'disabled' }, 'staff')).toMatchObject({
			value: { roles: [], status: 'disabled' },
		});
		expect(decideAccess(user, { ...request, roles: [] }, 'staff')).toEqual({ ok: true, value: 'already' });
	});

	test.each([
		['role_changed', ['owner'], 'active'],
		['account_disabled', [], 'disabled'],
	] as const)('a change of access is called %s in the audit', (action, roles, status) => {
		expect(auditActionOf({ before: user, roles, psychologistId: undefined, status })).toBe(action);
	});

	test('a change of access to a psychologist needs an entry of the list, and preserves it until the role is removed', () => {
		const withRoles = { ...request, roles: ['psychologist', 'editor'] as const };
		expect(decideAccess(user, withRoles, 'staff')).toEqual({ ok: false, refusal: 'psychologist_needed' });
		expect(decideAccess(user, { ...withRoles, psychologistId: 'amina-hassan' }, 'staff')).toMatchObject({
			value: { roles: ['psychologist', 'editor'], psychologistId: 'amina-hassan' },
		});
		const tied: StaffUser = { ...user, role: 'admin', roles: ['psychologist'], psychologistId: 'amina-hassan' };
		expect(decideAccess(tied, withRoles, 'staff')).toMatchObject({ value: { psychologistId: 'amina-hassan' } });
		expect(
			decideAccess(tied, { ...request, roles: ['editor'], psychologistId: 'amina-hassan' }, 'staff'),
		).toMatchObject({
			value: { roles: ['editor'], psychologistId: undefined },
		});
	});

	test('a change of access names in the audit the roles before and after, and the entry', () => {
		const change = {
			before: user,
			roles: ['front_desk', 'psychologist'],
			psychologistId: 'a',
			status: 'active',
		} as const;
		expect(auditedRoleChange(change)).toEqual({ from: 'client', to: 'front_desk psychologist:a' });
		expect(auditedRoleChange({ ...change, roles: [], psychologistId: undefined })).toBeUndefined();
	});
});
