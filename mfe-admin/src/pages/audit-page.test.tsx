/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import { eventually, mockApi, renderAdmin, type SentRequest } from '../testing/render-admin.tsx';

jest.setTimeout(30_000);

const entries = [
	{
		id: 'e2',
		at: '2026-11-10T06:30:00.000Z',
		actor: { id: 'u1', name: 'Amina Hassan' },
		action: 'appointment_cancelled',
		object: 'a1',
	},
	{ id: 'e1', at: '2026-11-10T06:00:00.000Z', actor: { id: 'u9' }, action: 'settings_changed', object: 'centre' },
];
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const daysRequested = (sent: readonly SentRequest[]): readonly string[] =>
	sent.filter(({ url }) => url.pathname === '/api/admin/audit').map(({ url }) => url.search);

test('the audit says who did what, when, and leads to the person and to the object', async () => {
	mockApi(() => ({ body: { data: entries } }));
	await renderAdmin('/admin/audit?date=2026-11-10');
	await eventually(() => expect(screen.getByText('Appointment cancelled')).toBeTruthy());
	const row = within(screen.getByRole('row', { name: /Appointment cancelled/ }));
	expect(row.getByText('9:30 AM')).toBeTruthy();
	expect(row.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
		'/admin/users/u1',
		'/admin/appointments/a1',
	]);
	expect(screen.getByText('u9')).toBeTruthy();
});

test('the audit is filtered by person, object and day, and the filters are cleared again', async () => {
	const sent = mockApi(() => ({ body: { data: entries } }));
	const { address } = await renderAdmin('/admin/audit?date=2026-11-10');
	await eventually(() => press('This person: Amina Hassan'));
	await eventually(() => expect(address()).toBe('/admin/audit?date=2026-11-10&actor=u1'));
	await eventually(() => press('This object: a1'));
	await eventually(() => expect(address()).toBe('/admin/audit?date=2026-11-10&actor=u1&object=a1'));
	press('Day before');
	await eventually(() => expect(address()).toBe('/admin/audit?date=2026-11-09&actor=u1&object=a1'));
	press('Only Amina Hassan: show everybody');
	press('Only a1: show everything');
	await eventually(() => expect(address()).toBe('/admin/audit?date=2026-11-09'));
	await eventually(() => expect(daysRequested(sent)[0]).toBe('?date=2026-11-10'));
	await eventually(() => expect(daysRequested(sent)).toContain('?date=2026-11-09&actor=u1&object=a1'));
	await eventually(() => expect(daysRequested(sent).at(-1)).toBe('?date=2026-11-09'));
});

test('a day without entries in the audit says so', async () => {
	mockApi(() => ({ body: { data: [] } }));
	await renderAdmin('/admin/audit?date=2026-11-10');
	await eventually(() => expect(screen.getByText('Nothing was changed on this day.')).toBeTruthy());
});

test('an audit that failed to load offers a retry', async () => {
	mockApi(() => undefined);
	await renderAdmin('/admin/audit');
	await eventually(() => expect(screen.getByText('We could not load the audit')).toBeTruthy());
});
