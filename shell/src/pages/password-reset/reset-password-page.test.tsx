/** @jest-environment @tulia/test-kit/jsdom-environment */
import { screen, waitFor, within } from '@testing-library/react';
import { type MockResponses, mockFetch, problem } from '@tulia/platform/testing';
import { fill } from '../../testing/fill.ts';
import { loggedInAs } from '../../testing/logged-in.ts';
import { click, renderApp } from '../../testing/render-app.tsx';

const TOKEN = `${'a'.repeat(42)}_`;
const RESET = `POST /api/auth/reset-password/${TOKEN}`;
const done = { status: 200, body: { status: 'done' } };

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	window.scrollTo = () => undefined;
});

async function choose(password: string, again = password): Promise<void> {
	await fill('New password', password);
	await fill('Confirm password', again);
	await click(screen.getByRole('button', { name: /^Save new password/ }));
}

const main = (): HTMLElement => screen.getByRole('main');

describe('choosing a new password', () => {
	test('choosing a new password removes the token from the address at once, without a request', async () => {
		const sent = mockFetch({});
		const { here } = await renderApp(`/reset-password/${TOKEN}`);
		expect(await screen.findByRole('heading', { level: 1, name: 'Choose a New Password' })).toBeTruthy();
		expect(here().address).toBe('/reset-password');
		expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
	});

	test('choosing a new password leaves the robots tag to the document', async () => {
		mockFetch({});
		await renderApp(`/reset-password/${TOKEN}`);
		await screen.findByRole('heading', { level: 1, name: 'Choose a New Password' });
		expect(document.querySelector('meta[name="robots"]')).toBeNull();
	});

	test('choosing a new password continues after a reload in the same tab, until the link was used', async () => {
		mockFetch({ [RESET]: done });
		const first = await renderApp(`/reset-password/${TOKEN}`);
		await screen.findByLabelText('New password');
		first.view.unmount();
		const again = await renderApp('/reset-password');
		await choose('Karibu!Mvua7');
		await waitFor(() => expect(again.here().address).toBe('/login'));
		expect({ ...sessionStorage }).toEqual({});
		again.view.unmount();
		await renderApp('/reset-password');
		expect(await screen.findByText('This link is no longer valid')).toBeTruthy();
	});

	test('choosing a new password sends it once, confirms it, and leads to the log-in', async () => {
		const sent = mockFetch({ [RESET]: done });
		const { here } = await renderApp(`/reset-password/${TOKEN}`);
		await choose('Karibu!Mvua7');
		await waitFor(() => expect(here().address).toBe('/login'));
		expect(screen.getByText('Password reset successful!')).toBeTruthy();
		expect(screen.getByText('Your password was changed. Please log in with the new one.')).toBeTruthy();
		expect(sent.filter(({ call }) => call === RESET).map(({ body }) => body)).toEqual([
			{ password: 'Karibu!Mvua7', confirmPassword: 'Karibu!Mvua7' },
		]);
	});

	test.each([
		['', '', 'Password is required'],
		['Karibu!Mvua7', '', 'Confirm password is required'],
		['Aa1!', 'Aa1!', 'Password must be at least 8 characters'],
		[
			'karibu2026',
			'karibu2026',
			'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
		],
		['Karibu!Mvua7', 'Karibu!2027', 'Passwords must match'],
	])(
		'choosing a new password as "%s" and "%s" is refused without using the link',
		async (password, again, sentence) => {
			const sent = mockFetch({ [RESET]: done });
			await renderApp(`/reset-password/${TOKEN}`);
			await choose(password, again);
			expect(await screen.findAllByText(sentence)).not.toHaveLength(0);
			expect(sent.filter(({ call }) => call === RESET)).toEqual([]);
		},
	);

	test('choosing a common password is an error at its field, and the link is still valid', async () => {
		const message = /^This is “password” with numbers or signs/;
		const answers: MockResponses = {};
		mockFetch(answers);
		const { here } = await renderApp(`/reset-password/${TOKEN}`);
		await choose('Password1!');
		expect(await screen.findAllByText(message)).not.toHaveLength(0);
		expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
		answers[RESET] = done;
		await choose('Karibu!Mvua7');
		await waitFor(() => expect(here().address).toBe('/login'));
	});

	test.each([
		[
			{ ...problem(429, 'too_many_requests'), headers: { 'retry-after': '300' } },
			'Too many attempts. Please wait 5 minutes and try again.',
		],
		['no answer', 'We could not save your new password. What you typed is still here. Please try again.'],
	] as const)('choosing a new password that fails preserves what was typed', async (answer, sentence) => {
		mockFetch({ [RESET]: answer });
		await renderApp(`/reset-password/${TOKEN}`);
		await choose('Karibu!Mvua7');
		expect(await screen.findByText(sentence)).toBeTruthy();
		expect((screen.getByLabelText('New password') as HTMLInputElement).value).toBe('Karibu!Mvua7');
	});

	test('choosing a new password ends the session of the same account in this browser', async () => {
		const answers: MockResponses = { ...loggedInAs('client'), [RESET]: done };
		mockFetch(answers);
		const { store } = await renderApp(`/reset-password/${TOKEN}`);
		await waitFor(() => expect(store.getState().session.status).toBe('in'));
		answers['GET /api/auth/verify'] = problem(401, 'unauthenticated');
		await choose('Karibu!Mvua7');
		await waitFor(() => expect(store.getState().session).toEqual({ status: 'out', reason: 'refused' }));
		expect(localStorage.getItem('tulia.session')).toBeNull();
	});
});

describe('an invalid reset link', () => {
	test('a reset link that was used or has expired offers a new one, and moves the focus there', async () => {
		mockFetch({ [RESET]: problem(400, 'invalid_reset_link') });
		await renderApp(`/reset-password/${TOKEN}`);
		await choose('Karibu!Mvua7');
		const notice = await within(main()).findByRole('alert');
		expect(notice.textContent).toContain('This link is no longer valid');
		expect(document.activeElement?.contains(notice)).toBe(true);
		expect(within(main()).getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
			'/forgot-password',
		);
		expect(screen.queryByLabelText('New password')).toBeNull();
	});

	test.each([
		['/reset-password/half-of-it', /has to be whole/],
		['/reset-password', /open the link in our email again/],
	])('a malformed reset link, %s, is refused before anything is typed', async (address, sentence) => {
		mockFetch({});
		const { here } = await renderApp(address);
		expect(await screen.findByText(sentence)).toBeTruthy();
		expect(within(main()).getByRole('link', { name: 'Ask for a new link' })).toBeTruthy();
		expect(here().address).toBe('/reset-password');
	});
});
