/** @jest-environment @tulia/test-kit/jsdom-environment */
import { screen, waitFor } from '@testing-library/react';
import { type MockResponses, mockFetch, problem, type SentCall } from '@tulia/platform/testing';
import { fill } from '../../testing/fill.ts';
import { click, renderApp } from '../../testing/render-app.tsx';

const LOGIN = 'POST /api/auth/login';
const session = {
	status: 200,
	body: {
		user: { id: 'u2', name: 'Amina', email: 'a@example.com', role: 'admin', emailVerified: true },
		token: 'token-2',
	},
};

let answers: MockResponses;
let sent: SentCall[];
let here: Awaited<ReturnType<typeof renderApp>>['here'];

const value = (label: string): string => (screen.getByLabelText(label) as HTMLInputElement).value;
const logIn = (): Promise<void> => click(screen.getByRole('button', { name: /^Log in/ }));

beforeEach(async () => {
	localStorage.clear();
	sessionStorage.clear();
	window.scrollTo = () => undefined;
	answers = { [LOGIN]: problem(401, 'second_factor_required') };
	sent = mockFetch(answers);
	({ here } = await renderApp('/login'));
	await fill('Email', 'a@example.com');
	await fill('Password', 'Karibu!2026');
	await click(screen.getByLabelText('Remember me'));
	await logIn();
	await screen.findByLabelText('Code');
});

const lastBody = (): unknown => sent.filter(({ call }) => call === LOGIN).at(-1)?.body;

describe('the code of the second factor', () => {
	test('the code of the second factor is requested after the right password, without an error', () => {
		const code = screen.getByLabelText('Code');
		expect(document.activeElement).toBe(code);
		expect([code.getAttribute('autocomplete'), code.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
		expect(screen.queryByText('Invalid email or password')).toBeNull();
		expect(lastBody()).toEqual({ email: 'a@example.com', password: 'Karibu!2026', remember: true });
	});

	test('the code of the second factor is sent with what was typed before', async () => {
		answers[LOGIN] = session;
		await fill('Code', '123 456');
		await logIn();
		await waitFor(() => expect(here().address).toBe('/admin'));
		expect(lastBody()).toEqual({
			email: 'a@example.com',
			password: 'Karibu!2026',
			remember: true,
			code: '123 456',
		});
		expect(localStorage.getItem('tulia.session')).toContain('token-2');
	});

	test.each([
		['', 'Please enter the code'],
		['12345', 'Please enter the 6 digits, or a recovery code'],
	])('the code of the second factor typed as "%s" is refused without a request', async (code, sentence) => {
		await fill('Code', code);
		await logIn();
		expect(await screen.findByText(sentence)).toBeTruthy();
		expect(sent.filter(({ call }) => call === LOGIN)).toHaveLength(1);
	});

	test('the code of the second factor, if wrong, is an error at its field, and can be typed again', async () => {
		answers[LOGIN] = problem(401, 'second_factor_wrong');
		await fill('Code', '123456');
		await logIn();
		expect(await screen.findByText('This code is not right. Please try the next one.')).toBeTruthy();
		expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
		expect(document.activeElement).toBe(screen.getByLabelText('Code'));
	});

	test('the code of the second factor after too many attempts says how long to wait', async () => {
		answers[LOGIN] = { ...problem(429, 'too_many_requests'), headers: { 'retry-after': '61' } };
		await fill('Code', '123456');
		await logIn();
		expect(await screen.findByText('Too many attempts. Please wait 2 minutes and try again.')).toBeTruthy();
	});

	test('the code of the second factor may be a recovery code, typed with letters', async () => {
		answers[LOGIN] = session;
		await fill('Code', '123');
		await click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
		const field = screen.getByLabelText('Recovery code');
		expect([value('Recovery code'), field.getAttribute('inputmode')]).toEqual(['', null]);
		await fill('Recovery code', 'k3f9-2mxq');
		await logIn();
		await waitFor(() => expect(here().address).toBe('/admin'));
		expect(lastBody()).toMatchObject({ code: 'k3f9-2mxq' });
	});

	test('the code of the second factor can be cancelled for another account, which preserves what was typed', async () => {
		await fill('Code', '123456');
		await click(screen.getByRole('button', { name: 'Start again' }));
		expect([value('Email'), value('Password')]).toEqual(['a@example.com', 'Karibu!2026']);
		expect(document.activeElement).toBe(screen.getByLabelText('Email'));
		await logIn();
		expect(lastBody()).not.toHaveProperty('code');
	});

	test('the code of the second factor returns to the password when the password is no longer right', async () => {
		answers[LOGIN] = problem(401, 'invalid_credentials');
		await fill('Code', '123456');
		await logIn();
		expect(await screen.findByText('Invalid email or password')).toBeTruthy();
		expect(value('Email')).toBe('a@example.com');
		await fill('Password', 'Karibu!2027');
		await logIn();
		expect(lastBody()).toEqual({ email: 'a@example.com', password: 'Karibu!2027', remember: true });
	});
});
