/** @jest-environment @tulia/test-kit/jsdom-environment */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { eventually, mockApi, renderAdmin } from '../../testing/render-admin.tsx';
import { aClientFile } from '../../testing/sample-client.ts';

const reading = (id: string, actor: { id: string; name: string }, action: string) => ({
	...{ id, actor, action, object: 'a1', at: '2026-11-10T06:30:00.000Z' },
	thing: { startAt: '2026-11-12T07:00:00.000Z', client: { id: 'c1', name: 'Faith Akinyi' } },
});
const entries = [
	reading('e2', { id: 'u1', name: 'Wanjiru Kamau' }, 'appointment_notes_opened_complaint'),
	reading('e1', { id: 'u2', name: 'Amina Hassan' }, 'appointment_notes_read'),
	{
		...{ id: 'e0', at: '2026-11-09T06:30:00.000Z', actor: { id: 'u1', name: 'Wanjiru Kamau' } },
		...{ action: 'client_exported', object: 'c1', thing: { name: 'Faith Akinyi' } },
	},
];
const answer = () => mockApi(() => ({ body: { data: entries } }));

test('an owner reads who opened the notes of a client and why, then all readings of one of them, and returns', async () => {
	const sent = answer();
	const { address } = await renderAdmin('/admin/audit/notes?client=c1');
	await eventually(() => expect(screen.getByText('Notes of Faith Akinyi.')).toBeTruthy());
	expect(screen.getByRole('link', { name: /Their file/ }).getAttribute('href')).toBe('/admin/clients/c1');
	expect(screen.getByText(/because of a complaint/)).toBeTruthy();
	fireEvent.click(screen.getByRole('button', { name: 'All that Amina Hassan read' }));
	await eventually(() => expect(address()).toBe('/admin/audit/notes?reader=u2'));
	await eventually(() =>
		expect(screen.getAllByRole('button', { name: 'Who read the notes of Faith Akinyi' })).toHaveLength(3),
	);
	fireEvent.click(screen.getAllByRole('button', { name: 'Who read the notes of Faith Akinyi' })[2] ?? document.body);
	await eventually(() => expect(address()).toBe('/admin/audit/notes?client=c1'));
	const asked = sent.map(({ url }) => url.pathname + url.search);
	expect(asked).toContain('/api/admin/audit/note-readings?client=c1');
	expect(asked).toContain('/api/admin/audit/note-readings?reader=u2');
});

test('without a client or a reader the page says where to start, and requests nothing', async () => {
	const sent = answer();
	await renderAdmin('/admin/audit/notes');
	expect(screen.getByText('Whose notes?')).toBeTruthy();
	expect(sent).toEqual([]);
});

test('a client without readings has a message', async () => {
	mockApi(({ url }) => ({ body: url.pathname.endsWith('/clients/c1') ? aClientFile() : { data: [] } }));
	await renderAdmin('/admin/audit/notes?client=c1');
	await eventually(() => expect(screen.getByText('Nothing was read')).toBeTruthy());
	await eventually(() => expect(screen.getByText(`Notes of ${aClientFile().client.name}.`)).toBeTruthy());
});

test('the client’s page links only owners to the readings', async () => {
	for (const [role, isOffered] of [
		['owner', true],
		['front_desk', false],
	] as const) {
		mockApi(({ url }) => ({ body: url.pathname.endsWith('/clients') ? { data: [] } : aClientFile() }));
		await renderAdmin('/admin/clients/c1', [role]);
		await eventually(() => expect(screen.getByRole('heading', { name: 'Notes' })).toBeTruthy());
		const link = screen.queryByRole('link', { name: /Who read their notes/ });
		expect(link?.getAttribute('href')).toBe(isOffered ? '/admin/audit/notes?client=c1' : undefined);
		cleanup();
	}
});
