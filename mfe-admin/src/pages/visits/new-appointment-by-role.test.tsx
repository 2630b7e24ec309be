/** @jest-environment @tulia/test-kit/jsdom-environment */
import { screen, within } from '@testing-library/react';
import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import { answerWhom, atDeskNow, chooseVisit, deskAnd, press, sentChanges } from '../../testing/desk-booking.ts';
import { eventually, mockApi, renderAdmin } from '../../testing/render-admin.tsx';
import { aDetail } from '../../testing/sample-detail.ts';

atDeskNow();

const AT = '/admin/appointments/new?client=c1';
const ticket = () => within(screen.getByRole('complementary', { name: 'The visit so far' }));
const open = async (roles: readonly StaffRole[]) => {
	const calls = mockApi(deskAnd(() => ({ status: 201, body: aDetail() })));
	await renderAdmin(AT, roles, roles.includes('psychologist') ? 'p1' : undefined);
	return calls;
};

test('a psychologist books only their own visits, and sees no price', async () => {
	const calls = await open(['psychologist']);
	await eventually(() => expect(ticket().getByText('Dr. Nyambura Kamau')).toBeTruthy());
	expect(ticket().queryByText('Whoever is free')).toBeNull();
	await chooseVisit();
	answerWhom('me');
	expect(screen.queryByText('Price')).toBeNull();
	expect(screen.queryByText(/4,500/)).toBeNull();
	press(/^Book 2:00 PM/);
	await eventually(() => expect(sentChanges(calls)[0]).toMatchObject({ body: { clientId: 'c1', time: '2:00 PM' } }));
});

test('a psychologist with the role of the front desk books any psychologist, and sees the price', async () => {
	await open(['psychologist', 'front_desk']);
	expect(ticket().getByText('Whoever is free')).toBeTruthy();
	await chooseVisit();
	await eventually(() => expect(ticket().getByText('Price')).toBeTruthy());
	expect(screen.getAllByText(/4,500/).length).toBeGreaterThan(0);
});
