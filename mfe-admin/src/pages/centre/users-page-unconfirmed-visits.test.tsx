/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen } from '@testing-library/react';
import type { StaffUser } from '@tulia/contracts/user/schemas';
import { refusalResponse } from '../../testing/refusal-response.ts';
import { eventually, mockApi, renderAdmin } from '../../testing/render-admin.tsx';
import { daniel, rehema } from '../../testing/sample-appointments.ts';

const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const VISITS = '/api/admin/unconfirmed-visits';
const NETWORK = 'n'.repeat(43);

describe('visits with unconfirmed addresses', () => {
	const answer = { networks: [{ network: NETWORK, visits: [daniel, { ...daniel, id: 'a2' }] }] };

	test('visits with unconfirmed addresses are released after a confirmation, and removed from the page', async () => {
		let isReleased = false;
		const sent = mockApi(({ url, method }) => {
			if (url.pathname !== VISITS) return { body: { data: [] } };
			if (method === 'GET') return { body: isReleased ? { networks: [] } : answer };
			isReleased = true;
			return { body: { released: 2 } };
		});
		await renderAdmin('/admin/users');
		await eventually(() => press('Release: 2 visits of network 1'));
		expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
		press('Yes, release: 2 visits of network 1');
		await eventually(() => expect(screen.queryByText('Visits without a confirmed address')).toBeNull());
		expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ network: NETWORK });
	});

	test('visits with unconfirmed addresses show for whom they are', async () => {
		const one = { networks: [{ network: NETWORK, visits: [rehema] }] };
		mockApi(({ url }) => ({ body: url.pathname === VISITS ? one : { data: [] } }));
		await renderAdmin('/admin/users');
		await eventually(() => expect(screen.getByText('for the client’s child')).toBeTruthy());
	});

	test('visits with unconfirmed addresses that could not be released remain, to be released again', async () => {
		const sent = mockApi(({ url, method }) => {
			if (url.pathname !== VISITS) return { body: { data: [] } };
			return method === 'GET' ? { body: answer } : refusalResponse(503, 'unavailable');
		});
		await renderAdmin('/admin/users');
		await eventually(() => press('Release: 2 visits of network 1'));
		press('Yes, release: 2 visits of network 1');
		await eventually(() => press('Release: 2 visits of network 1'));
		press('Yes, release: 2 visits of network 1');
		await eventually(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2));
	});

	test('visits with confirmed addresses only show no section', async () => {
		mockApi(({ url }) => ({ body: url.pathname === VISITS ? { networks: [] } : { data: [] } }));
		await renderAdmin('/admin/users');
		await eventually(() => expect(screen.getByText('No users found')).toBeTruthy());
		expect(screen.queryByText('Visits without a confirmed address')).toBeNull();
	});
});

describe('an account with an undeliverable address', () => {
	const user = (emailUndeliverable: boolean): StaffUser => ({
		id: 'u2',
		name: 'Daniel Ouma',
		email: 'daniel@example.com',
		role: 'client',
		roles: [],
		status: 'active',
		emailVerified: true,
		emailUndeliverable,
		hasSecondFactor: false,
		joinedAt: '2026-10-01T08:00:00.000Z',
		version: 1,
	});

	test('an undeliverable address is used again only with a reason', async () => {
		let isFlagged = true;
		const sent = mockApi(({ method }) => {
			if (method === 'GET') return { body: { user: user(isFlagged), appointments: [] } };
			isFlagged = false;
			return { body: user(false) };
		});
		await renderAdmin('/admin/users/u2');
		await eventually(() => press(/^Send mail again/));
		await eventually(() => expect(screen.getByText('Choose a reason')).toBeTruthy());
		expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
		fireEvent.click(screen.getByRole('radio', { name: /^The mailbox works again/ }));
		press(/^Send mail again/);
		await eventually(() => expect(screen.queryByRole('button', { name: /^Send mail again/ })).toBeNull());
		expect(sent.find(({ method }) => method === 'POST')).toMatchObject({ body: { reason: 'mailbox_repaired' } });
	});
});
