/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import type { ClientRow } from '@tulia/contracts/client/schemas';
import { eventually, mockApi, renderAdmin } from '../../testing/render-admin.tsx';

const faith: ClientRow = {
	id: 'c1',
	name: 'Faith Akinyi',
	phone: { number: '+254700000112', shown: '0700 000 112', confirmed: false },
	email: '',
	emailVerified: false,
	since: '2026-03-12T08:00:00.000Z',
	lastVisitAt: '2026-10-14T11:00:00.000Z',
};

test('clients are found while somebody types, and namesakes are told apart by phone', async () => {
	const elijah = { ...faith, id: 'c2', phone: { number: '+254700000158', shown: '0700 000 158', confirmed: false } };
	const sent = mockApi(({ url }) => ({ body: { data: url.searchParams.has('search') ? [faith, elijah] : [faith] } }));
	const { address } = await renderAdmin('/admin/clients');
	fireEvent.change(screen.getByRole('searchbox', { name: /Search by name, phone/ }), { target: { value: 'akinyi f' } });
	await eventually(() => expect(address()).toBe('/admin/clients?search=akinyi+f'));
	await eventually(() => expect(screen.getAllByRole('link', { name: 'Faith Akinyi' })).toHaveLength(2));
	expect(within(screen.getByRole('table')).getByRole('link', { name: /0700 000 158/ })).toBeTruthy();
	expect(sent.at(-1)?.url.search).toBe('?search=akinyi+f');
});

test('a search that meets too many says that another letter helps', async () => {
	mockApi(() => ({ body: { data: [faith], more: true } }));
	await renderAdmin('/admin/clients?search=wa');
	await eventually(() => expect(screen.getByText(/^More people match/)).toBeTruthy());
});

test.each([
	['/admin/clients?search=x', { body: { data: [] } }, 'No clients found'],
	['/admin/clients', undefined, 'We could not load the clients'],
])('%s without rows says so', async (at, answer, words) => {
	mockApi(() => answer);
	await renderAdmin(at);
	await eventually(() => expect(screen.getByText(words)).toBeTruthy());
});
