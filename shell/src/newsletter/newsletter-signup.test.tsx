/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { consentWording } from '@tulia/contracts/consent-wording';
import { makeStore, StoreProvider } from '@tulia/platform';
import { type MockResponses, mockFetch, problem, type SentCall } from '@tulia/platform/testing';
import { NewsletterSignup } from './newsletter-signup.tsx';

const SUBSCRIBE = 'POST /api/newsletter';
const TAKEN = { status: 202, body: { status: 'received' } } as const;

let calls: readonly SentCall[];
const sentCalls = () => calls.filter(({ call }) => call === SUBSCRIBE);
function show(answer: MockResponses[string], profile: object = {}): void {
	calls = mockFetch({ [SUBSCRIBE]: answer, 'GET /api/profile': { status: 200, body: profile } });
	render(
		<StoreProvider store={makeStore()}>
			<NewsletterSignup />
		</StoreProvider>,
	);
}
const field = (): HTMLInputElement => screen.getByLabelText('A calm newsletter, once a month');
const ask = (email: string): Promise<void> =>
	act(async () => {
		fireEvent.change(field(), { target: { value: email } });
		fireEvent.click(screen.getByRole('button', { name: /Subscribe/ }));
		await jest.advanceTimersByTimeAsync(2000);
	});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('signing up for the newsletter', () => {
	test('signing up for the newsletter says that an email is on its way, and moves the focus there', async () => {
		show(TAKEN);
		await ask(' akinyi@example.com ');
		expect(screen.getByRole('status').textContent).toContain('An email is on its way to you.');
		expect(document.activeElement).toBe(screen.getByRole('status'));
		expect(sentCalls().map(({ body }) => body)).toEqual([
			{
				email: 'akinyi@example.com',
				consentVersion: consentWording.newsletter.version,
				filledInMs: expect.any(Number),
			},
		]);
	});

	test('signing up for the newsletter is not offered while the centre has turned it off', async () => {
		show(TAKEN, { turnedOff: { newsletter: 'The letter takes a rest.' } });
		await act(() => jest.advanceTimersByTimeAsync(1000));
		expect(screen.getByText('The letter takes a rest.')).toBeTruthy();
		expect(screen.queryByRole('button', { name: /Subscribe/ })).toBeNull();
	});

	test('signing up for the newsletter can be repeated with another address', async () => {
		show(TAKEN);
		await ask('akinyi@example.com');
		await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Use another email' })));
		await ask('otieno@example.com');
		expect(sentCalls()).toHaveLength(2);
	});

	test.each([
		['', 'Email is required'],
		['akinyi', 'Enter a valid email'],
	])(
		'signing up for the newsletter says what is wrong with the address "%s", and sends nothing',
		async (email, words) => {
			show(TAKEN);
			await ask(email);
			expect(screen.getByRole('alert').textContent).toContain(words);
			expect(field().getAttribute('aria-invalid')).toBe('true');
			const described = (field().getAttribute('aria-describedby') ?? '').split(' ');
			expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(words);
			expect(document.activeElement).toBe(field());
			expect(sentCalls()).toEqual([]);
		},
	);

	test.each([
		['no answer', 'We could not send this just now. Please try again.'],
		[
			{ ...problem(429, 'too_many_requests'), headers: { 'retry-after': '420' } },
			'You have asked several times. Please wait 7 minutes and try again.',
		],
	] as const)('signing up for the newsletter preserves the address when it fails', async (answer, words) => {
		show(answer);
		await ask('akinyi@example.com');
		expect(screen.getByRole('alert').textContent).toContain(words);
		expect(field().value).toBe('akinyi@example.com');
		expect(field().getAttribute('aria-invalid')).toBe('false');
	});

	test('signing up for the newsletter shows the consent wording that is stored', () => {
		show(TAKEN);
		const [hint = ''] = (field().getAttribute('aria-describedby') ?? '').split(' ');
		const shown = `${field().labels?.[0]?.textContent}. ${document.getElementById(hint)?.textContent}`;
		expect(shown).toBe(consentWording.newsletter.sentence);
	});

	test('signing up for the newsletter with an outdated wording is refused, preserves the address, and offers to reload the page', async () => {
		show(problem(409, 'wording_changed'));
		await ask('akinyi@example.com');
		expect(screen.getByRole('alert').textContent).toContain('These words have changed since you opened this page.');
		expect(screen.getByRole('link', { name: 'Load this page again' }).getAttribute('href')).toBe('/');
		expect(field().value).toBe('akinyi@example.com');
	});

	test('signing up for the newsletter disables the button, and shows it as busy', async () => {
		show(TAKEN);
		await act(async () => {
			fireEvent.change(field(), { target: { value: 'akinyi@example.com' } });
			fireEvent.click(screen.getByRole('button', { name: /Subscribe/ }));
		});
		expect(screen.getByRole('button', { name: /Subscribing…/ })).toHaveProperty('disabled', true);
		await act(async () => {
			await jest.advanceTimersByTimeAsync(2000);
		});
	});
});
