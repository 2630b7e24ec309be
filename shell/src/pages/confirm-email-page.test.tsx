/** @jest-environment @tulia/test-kit/jsdom-environment */
import { screen, within } from '@testing-library/react';
import { type MockResponses, mockFetch, problem } from '@tulia/platform/testing';
import { click, renderApp } from '../testing/render-app.tsx';

const TOKEN = 'b'.repeat(43);
const CONFIRM = 'POST /api/auth/confirm-email';

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	window.scrollTo = () => undefined;
});

const main = () => within(screen.getByRole('main'));
const press = (): Promise<void> => click(main().getByRole('button', { name: /^Confirm my address/ }));

describe('confirming an address', () => {
	test('confirming an address requires the button: opening the page changes nothing, and removes the token from the address', async () => {
		const sent = mockFetch({ [CONFIRM]: { status: 200, body: { status: 'done' } } });
		const { here } = await renderApp(`/confirm-email?token=${TOKEN}`);
		await screen.findByRole('heading', { level: 1, name: 'Confirm Your Email' });
		expect(here().address).toBe('/confirm-email');
		expect(sent.filter(({ call }) => call === CONFIRM)).toEqual([]);
		await press();
		const panel = (await screen.findByRole('heading', { name: 'Your address is confirmed' })).parentElement;
		expect(document.activeElement).toBe(panel);
		expect(sent.find(({ call }) => call === CONFIRM)?.body).toEqual({ token: TOKEN });
		expect(main().getByRole('link', { name: 'Book a visit' }).getAttribute('href')).toBe('/schedule-appointment');
	});

	test.each([problem(410, 'invalid_link'), problem(400, 'invalid_request')])(
		'confirming an address with an invalid link leads to the account for a new one',
		async (answer) => {
			mockFetch({ [CONFIRM]: answer });
			await renderApp(`/confirm-email?token=${TOKEN}`);
			await screen.findByRole('heading', { level: 1 });
			await press();
			expect((await main().findByRole('alert')).textContent).toContain('This link is no longer valid');
			expect(main().getByRole('link', { name: 'Go to my account' }).getAttribute('href')).toBe('/account');
		},
	);

	test('confirming an address without a token shows an error at once', async () => {
		mockFetch({});
		await renderApp('/confirm-email');
		expect(await screen.findByText('This link is no longer valid')).toBeTruthy();
		expect(main().queryByRole('button')).toBeNull();
	});

	test('confirming an address without an answer can be retried', async () => {
		const answers: MockResponses = {};
		mockFetch(answers);
		await renderApp(`/confirm-email?token=${TOKEN}`);
		await screen.findByRole('heading', { level: 1 });
		await press();
		expect((await main().findByRole('alert')).textContent).toContain('We could not confirm your address.');
		answers[CONFIRM] = { status: 200, body: { status: 'done' } };
		await press();
		expect(await screen.findByText('Your address is confirmed')).toBeTruthy();
	});
});
