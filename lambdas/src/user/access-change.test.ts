import type { StaffUser } from '@tulia/contracts/user/schemas';
import { auditActionOf, decideAccess } from './access-change.ts';

const user: StaffUser = {
	id: 'u-1',
	name: 'Wanjiru',
	email: 'wanjiru@clients.example',
	role: 'client',
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
		expect(decideAccess(user, { ...given, role: 'admin' }, actor)).toMatchObject({ ok: false, refusal });
	});

	test('a change of access makes nobody staff whose address is not confirmed, by role or by letting them in again', () => {
		const stranger = { ...user, emailVerified: false };
		const refused = { ok: false, refusal: 'email_not_confirmed' };
		expect(decideAccess(stranger, { ...request, role: 'admin' }, 'staff')).toMatchObject(refused);
		const disabled = { ...stranger, role: 'admin', status: 'disabled' } as const;
		expect(decideAccess(disabled, { ...request, status: 'active' }, 'staff')).toMatchObject(refused);
		expect(decideAccess(disabled, { ...request, role: 'client' }, 'staff')).toMatchObject({ ok: true });
		const acting = { ...stranger, role: 'admin' } as const;
		expect(decideAccess(acting, { ...request, status: 'disabled' }, 'staff')).toMatchObject({ ok: true });
	});

	test('a change of access leaves what nobody asked for, and says so when nothing would change', () => {
		expect(decideAccess(user, { ...request, status: 'disabled' }, 'staff')).toMatchObject({
			value: { role: 'client', status: 'disabled' },
		});
		expect(decideAccess(user, { ...request, role: 'client' }, 'staff')).toEqual({ ok: true, value: 'already' });
	});

	test.each([
		['role_changed', 'admin', 'active'],
		['account_disabled', 'client', 'disabled'],
	] as const)('a change of access is called %s in the audit', (action, role, status) => {
		expect(auditActionOf({ before: user, role, status })).toBe(action);
	});
});
