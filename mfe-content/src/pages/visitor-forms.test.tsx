/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { ToastRegion, toast } from '@tulia/ui';
import { fillIn, press, refusal } from '../testing/fill-in.ts';
import { InnerPage } from '../testing/inner-page.tsx';
import { responsesWithFaqs, storeWithFaqs } from '../testing/sample-faqs.ts';
import { mockApi } from '../testing/show-page.tsx';
import { ContactPage } from './contact-page.tsx';
import { HelpCenterPage } from './help-center-page.tsx';

const HELP_CENTER = {
	at: '/help-center',
	Page: HelpCenterPage,
	call: 'POST /api/faqs/submit',
	words: { Name: 'Otieno', Email: 'otieno@example.com', Question: 'Can my sister come along?' },
	body: { name: 'Otieno', email: 'otieno@example.com', question: 'Can my sister come along?' },
	text: { label: 'Question', field: 'question' },
	send: 'Submit Question',
	sending: 'Submitting…',
	heading: 'Still Have Questions?',
	done: 'Question Submitted!',
	said: 'Your question has been submitted successfully!',
	again: 'Ask Another Question',
	tooMany: 'You have sent several questions. Please wait 7 minutes and try again.',
	failed: /We could not send your question\. What you wrote is still here\..*call 0700 333 444\./,
};
const CONTACT = {
	at: '/contact',
	Page: ContactPage,
	call: 'POST /api/contact',
	words: { Name: 'Akinyi', Email: 'akinyi@example.com', Subject: 'Parking', Message: 'Is there room for a matatu?' },
	body: { name: 'Akinyi', email: 'akinyi@example.com', subject: 'Parking', message: 'Is there room for a matatu?' },
	text: { label: 'Message', field: 'message' },
	send: 'Send Message',
	sending: 'Sending…',
	heading: 'Send Us a Message',
	done: 'Message Sent!',
	said: 'Your message has been sent successfully!',
	again: 'Send Another Message',
	tooMany: 'You have sent several messages. Please wait 7 minutes and try again.',
	failed: /We could not send your message\. What you wrote is still here\..*call 0700 333 444\./,
};

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => {
	act(() => toast.dismiss());
	sessionStorage.clear();
	jest.useRealTimers();
});

describe.each([
	['the question form', HELP_CENTER],
	['the contact form', CONTACT],
])('%s', (_name, form) => {
	const { at, Page, call, words, body, text, send } = form;
	const show = async (answer?: unknown): Promise<jest.Mock> => {
		const fetch = mockApi({ ...responsesWithFaqs, [call]: answer });
		render(
			<>
				<InnerPage store={await storeWithFaqs()} at={at}>
					<Page />
				</InnerPage>
				<ToastRegion />
			</>,
		);
		return fetch;
	};
	const received = { status: 'received' };
	const alert = (): HTMLElement => within(screen.getByRole('main')).getByRole('alert');
	const isKept = (): void => {
		for (const [label, value] of Object.entries(words))
			expect(screen.getByLabelText(label)).toHaveProperty('value', value);
	};

	test('a visitor form is sent once as typed, with the time it took, and confirms it', async () => {
		const fetch = await show(received);
		fillIn(words);
		await press(send);
		expect(fetch).toHaveBeenCalledTimes(1);
		const posted: { readonly filledInMs: number } = JSON.parse(fetch.mock.calls[0]?.[1].body);
		expect(posted).toEqual({ ...body, filledInMs: posted.filledInMs });
		expect(posted.filledInMs).toBeGreaterThanOrEqual(2000);
		expect(screen.getByText(form.said)).toBeTruthy();
		const panel = screen.getByRole('heading', { name: form.done }).parentElement;
		expect(document.activeElement).toBe(panel);
		expect(screen.queryByLabelText(text.label)).toBeNull();
	});

	test('a visitor form returns empty on request, with the focus', async () => {
		await show(received);
		fillIn(words);
		await press(send);
		fireEvent.click(screen.getByRole('button', { name: form.again }));
		for (const label of Object.keys(words)) expect(screen.getByLabelText(label)).toHaveProperty('value', '');
		expect(document.activeElement).toBe(screen.getByRole('heading', { name: form.heading }));
		expect(screen.queryByText(form.done)).toBeNull();
	});

	test('a visitor form cannot be sent twice, and shows as busy meanwhile', async () => {
		let arrive: (answer: Response) => void = () => undefined;
		const fetch = await show(new Promise<Response>((resolve) => (arrive = resolve)));
		fillIn(words);
		await press(send);
		const button = screen.getByRole('button', { name: new RegExp(form.sending) });
		expect(button).toHaveProperty('disabled', true);
		expect(button.getAttribute('aria-busy')).toBe('true');
		fireEvent.submit(button.closest('form') as HTMLFormElement);
		await act(async () => jest.advanceTimersByTimeAsync(2500));
		expect(fetch).toHaveBeenCalledTimes(1);
		await act(async () => arrive(Response.json(received)));
		expect(screen.getByRole('heading', { name: form.done })).toBeTruthy();
	});

	test('a visitor form lists two or more errors, with links to the fields', async () => {
		const fetch = await show(received);
		await press(send);
		const summary = alert();
		const required = Object.keys(words).map((label) => `${label} is required`);
		expect(
			within(summary)
				.getAllByRole('link')
				.map(({ textContent }) => textContent),
		).toEqual(required);
		expect(document.activeElement).toBe(summary);
		fireEvent.click(within(summary).getByRole('link', { name: `${text.label} is required` }));
		expect(document.activeElement).toBe(screen.getByLabelText(text.label));
		expect(fetch).not.toHaveBeenCalled();
	});

	test('a visitor form shows a refusal of the server at its field, and preserves what was typed', async () => {
		const errors = [{ field: text.field, message: 'Please say it in other words' }];
		await show(refusal({ code: 'invalid_request', status: 400, errors }));
		fillIn(words);
		await press(send);
		const field = screen.getByLabelText(text.label);
		expect(field.getAttribute('aria-invalid')).toBe('true');
		expect(screen.getByText('Please say it in other words')).toBeTruthy();
		expect(document.activeElement).toBe(field);
		isKept();
	});

	test('a visitor form sent too often says how long to wait, and preserves what was typed', async () => {
		await show(refusal({ code: 'too_many_requests', status: 429 }, { 'retry-after': '420' }));
		fillIn(words);
		await press(send);
		expect(alert().textContent).toBe(form.tooMany);
		isKept();
	});

	test('a visitor form says what to do after a failed call, preserves what was typed, and can be sent again', async () => {
		const answers: Record<string, unknown> = { ...responsesWithFaqs };
		await show();
		mockApi(answers);
		fillIn(words);
		await press(send);
		expect(alert().textContent).toMatch(form.failed);
		isKept();
		answers[call] = received;
		await press(send);
		expect(screen.getByRole('heading', { name: form.done })).toBeTruthy();
	});

	test('a visitor form shows no success without a successful response', async () => {
		await show(new Response('<html>', { status: 200 }));
		fillIn(words);
		await press(send);
		expect(screen.queryByText(form.done)).toBeNull();
		expect(alert()).toBeTruthy();
	});

	test('a visitor form restores its draft after a reload, until it was received', async () => {
		await show(received);
		fillIn(words);
		cleanup();
		await show(received);
		isKept();
		await press(send);
		cleanup();
		await show(received);
		expect(screen.getByLabelText(text.label)).toHaveProperty('value', '');
		expect(sessionStorage).toHaveLength(0);
	});

	test('a visitor form stores no draft once its text is deleted', async () => {
		await show(received);
		fillIn(words);
		fillIn(Object.fromEntries(Object.keys(words).map((label) => [label, ''])));
		expect(sessionStorage).toHaveLength(0);
	});

	test('a visitor form works where the browser stores nothing, and ignores an invalid draft', async () => {
		sessionStorage.setItem(`tulia.draft.${text.field}`, '["not ours"');
		await show(received);
		expect(screen.getByLabelText(text.label)).toHaveProperty('value', '');
		fillIn(words);
		isKept();
	});

	test('a visitor form has a honeypot, and sends what a bot fills in', async () => {
		const fetch = await show(received);
		const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
		expect(trap?.tabIndex).toBe(-1);
		expect(trap?.closest('[aria-hidden="true"]')).toBeTruthy();
		fillIn(words);
		if (trap) trap.value = 'https://spam.example';
		await press(send);
		expect(JSON.parse(fetch.mock.calls[0]?.[1].body).website).toBe('https://spam.example');
	});
});
