/** @jest-environment @tulia/test-kit/jsdom-environment */
import { screen, waitFor } from '@testing-library/react';
import { mockFetch, problem } from '@tulia/platform/testing';
import { fill } from '../../testing/fill.ts';
import { click, renderApp } from '../../testing/render-app.tsx';
import { sessionAnswer } from '../../testing/sample-account.ts';

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	window.scrollTo = () => undefined;
});

async function logIn({ remember = false } = {}): Promise<void> {
	await fill('Email', 'w@example.com');
	await fill('Password', 'Karibu!2026');
	if (remember) await click(screen.getByLabelText('Remember me'));
	await click(screen.getByRole('button', { name: /^Log in/ }));
}

describe('logging in', () => {
	test('logging in with empty fields shows the messages of the specification', async () => {
		mockFetch({});
		await renderApp('/login');
		expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Back' })).toBeTruthy();
		await click(screen.getByRole('button', { name: /^Log in/ }));
		expect(await screen.findAllByText('Email is required')).not.toHaveLength(0);
		expect(screen.getAllByText('Password is required')).not.toHaveLength(0);
	});

	test.each([
		['client', '/'],
		['admin', '/admin'],
	] as const)('logging in leads a person of role %s to %s', async (role, destination) => {
		mockFetch({ 'POST /api/auth/login': sessionAnswer(role) });
		const { here } = await renderApp('/login');
		await logIn();
		await waitFor(() => expect(here().address).toBe(destination));
		expect(screen.getByText('Login successful!')).toBeTruthy();
	});

	test('logging in leads back to the requested page, staff too', async () => {
		mockFetch({ 'POST /api/auth/login': sessionAnswer('admin') });
		const { here } = await renderApp('/schedule-appointment?service=family');
		await click(await screen.findByRole('link', { name: 'Log in' }));
		await logIn();
		await waitFor(() => expect(here().address).toBe('/schedule-appointment?service=family'));
	});

	test.each([
		[false, 'sessionStorage'],
		[true, 'localStorage'],
	] as const)('logging in with "Remember me" %s stores the session in %s', async (remember, storage) => {
		mockFetch({ 'POST /api/auth/login': sessionAnswer('client') });
		const { here } = await renderApp('/login');
		await logIn({ remember });
		await waitFor(() => expect(here().address).toBe('/'));
		const stored = JSON.parse(window[storage].getItem('tulia.session') ?? 'null');
		expect(stored).toEqual({ token: 'token-1', user: { id: 'u1', name: 'Wairimu', role: 'client' } });
		const other = storage === 'localStorage' ? sessionStorage : localStorage;
		expect(other.getItem('tulia.session')).toBeNull();
	});

	test('logging in that fails shows the message, preserves what was typed, and removes the message on editing', async () => {
		mockFetch({ 'POST /api/auth/login': problem(401, 'invalid_credentials') });
		const { here } = await renderApp('/login');
		await logIn();
		expect(await screen.findByText('Invalid email or password')).toBeTruthy();
		expect(here().address).toBe('/login');
		expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('w@example.com');
		await fill('Password', 'Karibu!2027');
		await waitFor(() => expect(screen.queryByText('Invalid email or password')).toBeNull());
	});

	test('logging in without an answer adds that the password was not wrong', async () => {
		mockFetch({});
		await renderApp('/login');
		await logIn();
		expect(await screen.findByText('Invalid email or password')).toBeTruthy();
		expect(screen.getByText('We could not check your details just now. Please try again in a moment.')).toBeTruthy();
	});

	test('logging in successfully removes the sentence about the missing answer', async () => {
		mockFetch({});
		await renderApp('/login');
		await logIn();
		await screen.findByText(/We could not check your details/);
		mockFetch({ 'POST /api/auth/login': sessionAnswer('client') });
		await click(screen.getByRole('button', { name: /Log in/ }));
		expect(await screen.findByText('Login successful!')).toBeTruthy();
		expect(screen.queryByText(/We could not check your details/)).toBeNull();
	});

	test('logging in too often says how long to wait', async () => {
		mockFetch({
			'POST /api/auth/login': { ...problem(429, 'too_many_requests'), headers: { 'retry-after': '840' } },
		});
		await renderApp('/login');
		await logIn();
		expect(await screen.findByText('Invalid email or password')).toBeTruthy();
		expect(screen.getByText('Too many attempts. Please wait 14 minutes and try again.')).toBeTruthy();
		await fill('Password', 'Karibu!2027');
		await waitFor(() => expect(screen.queryByText(/Too many attempts/)).toBeNull());
	});

	test('logging in works with a password manager and with pasting', async () => {
		mockFetch({});
		await renderApp('/login');
		const tokens = ['Email', 'Password'].map((label) => screen.getByLabelText(label).getAttribute('autocomplete'));
		expect(tokens).toEqual(['username', 'current-password']);
	});

	test('logging in shows and hides the password', async () => {
		mockFetch({});
		await renderApp('/login');
		await fill('Password', 'Karibu!2026');
		await click(screen.getByRole('button', { name: 'Show password' }));
		expect((screen.getByLabelText('Password') as HTMLInputElement).type).toBe('text');
	});
});
