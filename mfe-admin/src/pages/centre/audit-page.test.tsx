/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import { problem } from '@tulia/platform/testing';
import { eventually, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';

const entries = [
	{
		id: 'e2',
		at: '2026-11-10T06:30:00.000Z',
		actor: { id: 'u1', name: 'Amina Hassan' },
		action: 'appointment_moved',
		object: 'a1',
		thing: { startAt: '2026-11-12T07:00:00.000Z', client: { id: 'c1', name: 'Daniel Ouma' } },
		change: { from: '2026-11-11T06:00:00.000Z', to: '2026-11-12T07:00:00.000Z' },
	},
	{ id: 'e1', at: '2026-11-10T06:00:00.000Z', actor: { id: 'u9' }, action: 'settings_changed', object: 'centre' },
	{ id: 'e0', at: '2026-11-10T05:00:00.000Z', actor: { id: 'seed' }, action: 'takings_exported', object: 'takings' },
];
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const rowOf = (words: RegExp): HTMLElement =>
	screen.getAllByRole('row').find(({ textContent }) => words.test(textContent)) ?? screen.getByText(words);
const choose = (label: string, value: string): boolean =>
	fireEvent.change(screen.getByLabelText(label), { target: { value } });
const queriesOf = (sent: readonly SentRequest[], path: string): readonly string[] =>
	sent.filter(({ url }) => url.pathname === path).map(({ url }) => url.search);

test('the audit shows sentences with links to what they name', async () => {
	mockApi(() => ({ body: { data: entries } }));
	await renderAdmin('/admin/audit?date=2026-11-10');
	const moved = /Amina Hassan moved the visit of Daniel Ouma from Wed 11 Nov.*, 9:00 AM to Thu 12 Nov.*, 10:00 AM\./;
	await eventually(() => expect(rowOf(moved)).toBeTruthy());
	const row = within(rowOf(moved));
	expect(row.getByText('9:30 AM')).toBeTruthy();
	expect(row.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
		'/admin/users/u1',
		'/admin/clients/c1',
		'/admin/appointments/a1',
	]);
	const erased = within(rowOf(/Somebody who was erased changed the settings\./));
	expect(erased.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/admin/settings']);
	const byCommand = within(rowOf(/The first set-up downloaded the takings/));
	expect(byCommand.queryAllByRole('button')).toEqual([]);
});

test('the audit is filtered by person, thing and day, and the filters are cleared again', async () => {
	const sent = mockApi(() => ({ body: { data: entries } }));
	const { address } = await renderAdmin('/admin/audit?date=2026-11-10');
	await eventually(() => press('This person: Amina Hassan'));
	await eventually(() => expect(address()).toBe('/admin/audit?date=2026-11-10&actor=u1'));
	await eventually(() => press(/^All about this: the visit of Daniel Ouma/));
	await eventually(() => expect(address()).toBe('/admin/audit?date=2026-11-10&actor=u1&object=a1'));
	press('Day before');
	await eventually(() => expect(address()).toBe('/admin/audit?date=2026-11-09&actor=u1&object=a1'));
	press('Only Amina Hassan: show everybody');
	press(/^Only the visit of Daniel Ouma .*: show everything$/);
	await eventually(() => expect(address()).toBe('/admin/audit?date=2026-11-09'));
	const queries = () => queriesOf(sent, '/api/admin/audit');
	await eventually(() => expect(queries()[0]).toBe('?date=2026-11-10'));
	await eventually(() => expect(queries()).toContain('?date=2026-11-09&actor=u1&object=a1'));
	await eventually(() => expect(queries().at(-1)).toBe('?date=2026-11-09'));
});

test('the audit shows several days and one kind of thing, and the export has the same filters', async () => {
	const sent = mockApi(({ url }) =>
		url.pathname.endsWith('/export') ? problem(422, 'date_not_bookable') : { body: { data: entries } },
	);
	const { address } = await renderAdmin('/admin/audit?date=2026-11-10');
	await eventually(() => choose('How many days', '7'));
	await eventually(() => expect(address()).toBe('/admin/audit?date=2026-11-10&days=7'));
	choose('Kind of thing', 'visit');
	await eventually(() => expect(address()).toBe('/admin/audit?date=2026-11-10&days=7&thing=visit'));
	await eventually(() => expect(screen.getByText(/Tue 10 Nov.*, 9:30 AM/)).toBeTruthy());
	press(/Save as CSV/);
	await eventually(() =>
		expect(queriesOf(sent, '/api/admin/audit/export')).toEqual(['?date=2026-11-10&days=7&thing=visit']),
	);
	expect(queriesOf(sent, '/api/admin/audit').at(-1)).toBe('?date=2026-11-10&days=7&thing=visit');
});

test('a day without entries in the audit says so', async () => {
	mockApi(() => ({ body: { data: [] } }));
	await renderAdmin('/admin/audit?date=2026-11-10');
	await eventually(() => expect(screen.getByText('Nothing was changed then.')).toBeTruthy());
});

test('an audit that failed to load offers a retry', async () => {
	mockApi(() => undefined);
	await renderAdmin('/admin/audit');
	await eventually(() => expect(screen.getByText('We could not load the audit')).toBeTruthy());
});
