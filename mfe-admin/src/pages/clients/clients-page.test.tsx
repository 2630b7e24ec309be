/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import type { ClientRow } from '@tulia/contracts/client/schemas';
import { eventually, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { aClientFile } from '../../testing/sample-client.ts';

const faith: ClientRow = {
	id: 'c1',
	name: 'Faith Akinyi',
	phone: { number: '+254700000112', shown: '0700 000 112', confirmed: false },
	email: '',
	emailVerified: false,
	since: '2026-03-12T08:00:00.000Z',
	lastVisitAt: '2026-10-14T11:00:00.000Z',
};

afterEach(() => sessionStorage.clear());

test('clients are found while typing, and phones distinguish those of the same name', async () => {
	const elijah = { ...faith, id: 'c2', phone: { number: '+254700000158', shown: '0700 000 158', confirmed: false } };
	const sent = mockApi(({ url }) => ({ body: { data: url.searchParams.has('search') ? [faith, elijah] : [faith] } }));
	const { address } = await renderAdmin('/admin/clients');
	fireEvent.change(screen.getByRole('searchbox', { name: /Search by name, phone/ }), { target: { value: 'akinyi f' } });
	await eventually(() => expect(address()).toBe('/admin/clients?search=akinyi+f'));
	await eventually(() => expect(screen.getAllByRole('link', { name: 'Faith Akinyi' })).toHaveLength(2));
	expect(within(screen.getByRole('table')).getByRole('link', { name: /0700 000 158/ })).toBeTruthy();
	expect(sent.at(-1)?.url.search).toBe('?search=akinyi+f');
});

test('a search with too many matches asks for another letter', async () => {
	mockApi(() => ({ body: { data: [faith], more: true } }));
	await renderAdmin('/admin/clients?search=wa');
	await eventually(() => expect(screen.getByText(/^More people match/)).toBeTruthy());
});

test.each([
	['/admin/clients?search=x', { body: { data: [] } }, 'No clients found'],
	['/admin/clients', undefined, 'We could not load the clients'],
])('the list at %s without rows says why', async (at, answer, words) => {
	mockApi(() => answer);
	await renderAdmin(at);
	await eventually(() => expect(screen.getByText(words)).toBeTruthy());
});

describe('adding a client', () => {
	const asked = (calls: readonly SentRequest[]) => calls.filter(({ method }) => method === 'POST');
	const added = { ...faith, id: 'c9', name: 'Wanjiku Test' };
	const api = (found: readonly ClientRow[]) =>
		mockApi(({ method, url }) => {
			if (method === 'POST') return { status: 201, body: added };
			return url.pathname === '/api/admin/clients' ? { body: { data: found } } : { body: aClientFile() };
		});
	const write = (name: RegExp, value: string) =>
		fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
	const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

	test('adding a client without a visit takes a name and a phone, and opens their file', async () => {
		const calls = api([]);
		const { address } = await renderAdmin('/admin/clients');
		press(/^Add a client/);
		press(/^Add this client/);
		await eventually(() => expect(screen.getByText('Full name is required')).toBeTruthy());
		write(/^Full name/, 'Wanjiku Test');
		write(/^Phone/, '0711 222 333');
		press(/^Add this client/);
		await eventually(() => expect(address()).toBe('/admin/clients/c9'));
		expect(asked(calls)).toMatchObject([{ body: { name: 'Wanjiku Test', phone: '0711 222 333' } }]);
	});

	test('adding a client after a search without a match starts with the search text', async () => {
		api([]);
		await renderAdmin('/admin/clients?search=Wanjiku+Test');
		await eventually(() => expect(screen.getByText('No clients found')).toBeTruthy());
		press(/^Add Wanjiku Test as a client/);
		expect(screen.getByRole('textbox', { name: /^Full name/ })).toHaveProperty('value', 'Wanjiku Test');
	});

	test('adding a client with the number of another shows that client first', async () => {
		const calls = api([faith]);
		const { address } = await renderAdmin('/admin/clients');
		press(/^Add a client/);
		write(/^Full name/, 'Wanjiku Test');
		write(/^Phone/, '0700000112');
		await eventually(() => expect(screen.getByText('Faith Akinyi has this number.')).toBeTruthy());
		press(/^It is Faith Akinyi/);
		await eventually(() => expect(address()).toBe('/admin/clients/c1'));
		expect(asked(calls)).toEqual([]);
	});

	test('adding a client is not offered to psychologists', async () => {
		api([]);
		await renderAdmin('/admin/clients?search=x', ['psychologist'], 'p1');
		await eventually(() => expect(screen.getByText('No clients found')).toBeTruthy());
		expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
	});
});
