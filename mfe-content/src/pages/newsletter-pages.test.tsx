/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { problem } from '../testing/problem.ts';
import { allResponses, mockApi, showPage, storeWith } from '../testing/show-page.tsx';

const TOKEN = `${'a'.repeat(43)}.${'b'.repeat(43)}`;

const PAGES = [
	{
		path: '/newsletter/confirm',
		heading: 'Confirm your subscription',
		button: /Yes, subscribe me/,
		busy: /Confirming…/,
		call: 'POST /api/newsletter/confirm',
		sent: ['/api/newsletter/confirm', { token: TOKEN }],
		status: 'subscribed',
		done: 'You are subscribed',
		failed: 'We could not confirm your subscription. Check your connection and try again.',
	},
	{
		path: '/newsletter/unsubscribe',
		heading: 'Stop our newsletter',
		button: /Unsubscribe/,
		busy: /Stopping…/,
		call: 'POST /api/newsletter/unsubscribe',
		sent: [`/api/newsletter/unsubscribe?token=${TOKEN}`, undefined],
		status: 'unsubscribed',
		done: 'You are unsubscribed',
		failed: 'We could not unsubscribe you. Check your connection and try again.',
	},
] as const;

const open = async (address: string, answers: Record<string, unknown> = {}) => {
	const fetch = mockApi({ ...allResponses, ...answers });
	showPage(await storeWith(allResponses), address);
	await screen.findByRole('heading', { level: 1 });
	return fetch;
};

describe.each(PAGES)('$path', ({ path, heading, button, busy, call, sent, status, done, failed }) => {
	const address = `${path}?token=${TOKEN}`;
	const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: button })));

	test('a newsletter link changes nothing when it is opened, and removes the token from the address', async () => {
		const fetch = await open(address);
		expect(screen.getByRole('heading', { level: 1, name: heading })).toBeTruthy();
		expect(screen.getAllByRole('button')).toHaveLength(1);
		expect(fetch).not.toHaveBeenCalled();
		await waitFor(() => expect(screen.getByTestId('whereabouts').textContent).toBe(`${path} null`));
		expect(screen.getByRole('button', { name: button })).toBeTruthy();
		expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
	});

	test('the button of a newsletter link acts once, is disabled meanwhile, and confirms the result', async () => {
		let arrive: (answer: Response) => void = () => undefined;
		const pending = new Promise<Response>((resolve) => {
			arrive = resolve;
		});
		const fetch = await open(address, { [call]: pending });
		await press();
		expect(screen.getByRole('button', { name: busy }).hasAttribute('disabled')).toBe(true);
		await act(async () => arrive(Response.json({ status })));
		const panel = await screen.findByRole('heading', { level: 2, name: done });
		expect(document.activeElement?.contains(panel)).toBe(true);
		expect(screen.queryByRole('button')).toBeNull();
		const [[url, request]] = fetch.mock.calls as [[string, RequestInit]];
		expect([url, request.body === undefined ? undefined : JSON.parse(String(request.body))]).toEqual(sent);
	});

	test.each([
		['has expired', problem(410, 'invalid_link')],
		['is malformed', problem(400, 'invalid_request')],
	])('a newsletter link that %s shows an error, with what to do', async (_which, answer) => {
		await open(address, { [call]: answer });
		await press();
		const alert = await screen.findByRole('alert');
		expect(alert.textContent).toContain('This link is no longer valid');
		expect(document.activeElement?.contains(alert)).toBe(true);
		expect(screen.queryByRole('button')).toBeNull();
		expect(screen.queryByText(/Press the button/)).toBeNull();
	});

	test('a newsletter link without a token shows an error', async () => {
		await open(path);
		expect(screen.getByText('This link is no longer valid')).toBeTruthy();
		expect(screen.queryByRole('button')).toBeNull();
	});

	test('the button of a newsletter link can be pressed again after a failed call', async () => {
		const answers: Record<string, unknown> = { ...allResponses };
		mockApi(answers);
		showPage(await storeWith(allResponses), address);
		await screen.findByRole('heading', { level: 1 });
		await press();
		expect((await screen.findByRole('alert')).textContent).toBe(failed);
		answers[call] = { status };
		await press();
		expect(await screen.findByRole('heading', { level: 2, name: done })).toBeTruthy();
	});
});
