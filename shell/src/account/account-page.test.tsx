/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { mockFetch, problem } from '@tulia/platform/testing';
import { loggedInAs } from '../testing/logged-in.ts';
import { renderAccount } from '../testing/render-account.ts';
import { click, renderApp } from '../testing/render-app.tsx';
import { anAccount, aStaffAccount } from '../testing/sample-account.ts';

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	window.scrollTo = () => undefined;
});

describe('going to the account', () => {
	test('a visitor who opens the account is sent to /login, with the reason and the return path', async () => {
		mockFetch({});
		const { here } = await renderApp('/account');
		expect(here()).toEqual({
			address: '/login',
			state: { message: 'Please log in to see your account.', returnTo: '/account' },
		});
	});

	test('the account is one step from the menu of every page', async () => {
		mockFetch({ ...loggedInAs('client'), 'GET /api/account': { status: 200, body: anAccount() } });
		const { here } = await renderApp('/help-now');
		await click(await screen.findByRole('button', { name: /Wairimu Kariuki/ }));
		await click(screen.getAllByRole('link', { name: 'My account' })[0]);
		expect(here().address).toBe('/account');
		expect(await screen.findByRole('heading', { level: 1, name: 'My account' })).toBeTruthy();
	});

	test('an account that could not be loaded shows an error, and loads on Try again', async () => {
		const answers = { ...loggedInAs('client'), 'GET /api/account': problem(503, 'unavailable') };
		mockFetch(answers);
		await renderApp('/account');
		expect(await screen.findByText('We could not load your account')).toBeTruthy();
		answers['GET /api/account'] = { status: 200, body: anAccount() };
		await click(screen.getByRole('button', { name: /Try again/ }));
		expect(await screen.findByRole('heading', { name: 'Who you are' })).toBeTruthy();
	});

	test('a client whose session was ended elsewhere is sent to /login, and back to the account after it', async () => {
		mockFetch({ ...loggedInAs('client'), 'GET /api/account': problem(401, 'unauthenticated') });
		const { here } = await renderApp('/account');
		await waitFor(() => expect(here().address).toBe('/login'));
		expect(here().state).toEqual({ message: 'Please log in again.', returnTo: '/account' });
	});
});

test('staff have a second factor, clients do not', async () => {
	const { view } = await renderAccount(anAccount());
	expect(screen.queryByRole('heading', { name: 'Second factor' })).toBeNull();
	act(() => view.unmount());
	await renderAccount(aStaffAccount());
	expect(screen.getByRole('heading', { name: 'Second factor' })).toBeTruthy();
});

test('a section of the account is folded until its address names it, and preserves what was typed when folded again', async () => {
	mockFetch({ ...loggedInAs('client'), 'GET /api/account': { status: 200, body: anAccount() } });
	await renderApp('/account#password');
	const part = async (name: string) =>
		(await screen.findByRole('region', { name })).querySelector('details') as HTMLDetailsElement;
	expect((await part('Password')).open).toBe(true);
	expect((await part('Who you are')).open).toBe(false);
	const field: HTMLInputElement = screen.getByLabelText('Current password');
	fireEvent.change(field, { target: { value: 'Lalasalama1!' } });
	const password = await part('Password');
	password.open = false;
	password.open = true;
	expect(field.value).toBe('Lalasalama1!');
});
