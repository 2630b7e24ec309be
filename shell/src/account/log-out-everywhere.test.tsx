/** @jest-environment @tulia/test-kit/jsdom-environment */
import { screen, waitFor } from '@testing-library/react';
import { renderAccount } from '../testing/render-account.ts';
import { click } from '../testing/render-app.tsx';
import { anAccount } from '../testing/sample-account.ts';

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	window.scrollTo = () => undefined;
});

const storedSession = (): unknown => JSON.parse(localStorage.getItem('tulia.session') ?? 'null');

describe('logging out everywhere', () => {
	const CALL = 'POST /api/account/logout-everywhere';

	test('logging out everywhere requires a confirmation, and cancelling returns the focus', async () => {
		const { written } = await renderAccount(anAccount());
		await click(screen.getByRole('button', { name: 'Log out everywhere' }));
		expect(document.activeElement?.textContent).toBe('Log out everywhere?');
		await click(screen.getByRole('button', { name: 'Stay logged in' }));
		expect(document.activeElement?.textContent).toBe('Log out everywhere');
		expect(written()).toEqual([]);
	});

	test('logging out everywhere ends this session too, and leads to the start page', async () => {
		const { answers, here } = await renderAccount(anAccount());
		answers[CALL] = { status: 204, body: null };
		await click(screen.getByRole('button', { name: 'Log out everywhere' }));
		await click(screen.getByRole('button', { name: /Yes, log out everywhere/ }));
		await waitFor(() => expect(here().address).toBe('/'));
		expect(screen.getByText('You are logged out everywhere.')).toBeTruthy();
		expect(storedSession()).toBeNull();
	});

	test('logging out everywhere without an answer says that no session was ended', async () => {
		const { here } = await renderAccount(anAccount());
		await click(screen.getByRole('button', { name: 'Log out everywhere' }));
		await click(screen.getByRole('button', { name: /Yes, log out everywhere/ }));
		expect(await screen.findByText(/You are still logged in/)).toBeTruthy();
		expect(here().address).toBe('/account');
	});
});
