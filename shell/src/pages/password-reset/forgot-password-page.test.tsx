/** @jest-environment @tulia/test-kit/jsdom-environment */
import { screen, within } from '@testing-library/react';
import { mockFetch, problem } from '@tulia/platform/testing';
import { fill } from '../../testing/fill.ts';
import { click, renderApp } from '../../testing/render-app.tsx';

const ASK = 'POST /api/auth/forgot-password';
const received = { status: 202, body: { status: 'received' } };

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	window.scrollTo = () => undefined;
});

async function askFor(email: string): Promise<void> {
	await fill('Email', email);
	await click(within(screen.getByRole('main')).getByRole('button', { name: /^Send the link/ }));
}

describe('forgetting a password', () => {
	test.each([
		['', 'Email is required'],
		['nobody', 'Enter a valid email'],
	])('forgetting a password with "%s" is refused without a request', async (email, sentence) => {
		const sent = mockFetch({ [ASK]: received });
		await renderApp('/forgot-password');
		await askFor(email);
		expect(await screen.findByText(sentence)).toBeTruthy();
		expect(sent.filter(({ call }) => call === ASK)).toEqual([]);
	});

	test('forgetting a password shows the same panel for every address, and moves the focus there', async () => {
		const sent = mockFetch({ [ASK]: received });
		await renderApp('/forgot-password');
		await askFor('w@example.com');
		const panel = (await screen.findByRole('heading', { name: 'Check Your Email' })).parentElement;
		expect(panel?.textContent).toContain('If there is an account for w@example.com');
		expect(document.activeElement).toBe(panel);
		expect(sent.find(({ call }) => call === ASK)?.body).toEqual({ email: 'w@example.com' });
	});

	test('forgetting a password can be retried with the same address', async () => {
		const sent = mockFetch({ [ASK]: received });
		await renderApp('/forgot-password');
		await askFor('w@example.com');
		await click(await screen.findByRole('button', { name: 'try again' }));
		const field = screen.getByLabelText('Email') as HTMLInputElement;
		expect([field.value, field.autocomplete]).toEqual(['w@example.com', 'email']);
		expect(document.activeElement).toBe(field);
		await askFor('wairimu@example.com');
		expect(await screen.findByText('wairimu@example.com')).toBeTruthy();
		expect(sent.filter(({ call }) => call === ASK)).toHaveLength(2);
	});

	test.each([
		[
			{ ...problem(429, 'too_many_requests'), headers: { 'retry-after': '3600' } },
			'Too many attempts. Please wait 1 hour and try again.',
		],
		['no answer', 'We could not send the link. Check your connection and try again.'],
	] as const)(
		'forgetting a password that fails shows the message, and preserves what was typed',
		async (answer, sentence) => {
			mockFetch({ [ASK]: answer });
			await renderApp('/forgot-password');
			await askFor('w@example.com');
			expect(await screen.findByText(sentence)).toBeTruthy();
			expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('w@example.com');
		},
	);

	test('forgetting a password is reached from the log-in, and leads back there with the requested page', async () => {
		mockFetch({});
		const { here } = await renderApp('/schedule-appointment');
		await click(await screen.findByRole('link', { name: 'Log in' }));
		await click(await screen.findByRole('link', { name: 'Forgot your password?' }));
		expect(here().address).toBe('/forgot-password');
		await click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }));
		expect(here()).toMatchObject({ address: '/login', state: { returnTo: '/schedule-appointment' } });
	});
});
