/** @jest-environment @tulia/test-kit/jsdom-environment */
import { render, screen } from '@testing-library/react';
import { fillIn, press } from '../../testing/fill-in.ts';
import { InnerPage } from '../../testing/inner-page.tsx';
import { storeWithFaqs } from '../../testing/sample-faqs.ts';
import { mockApi } from '../../testing/show-page.tsx';
import { SendMessage } from './send-message.tsx';

const message = {
	Name: 'Akinyi',
	Email: 'akinyi@example.com',
	'Phone (optional)': '0722 178 177',
	Subject: 'Parking',
	Message: 'Is there a place for a matatu?',
};

let fetch: jest.Mock;
beforeEach(async () => {
	jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
	fetch = mockApi({ 'POST /api/contact': { status: 'received' } });
	render(
		<InnerPage store={await storeWithFaqs()} at="/contact">
			<SendMessage />
		</InnerPage>,
	);
});
afterEach(() => {
	sessionStorage.clear();
	jest.useRealTimers();
});

const sent = (): unknown => JSON.parse(fetch.mock.calls[0]?.[1]?.body ?? 'null');

// R14 and R43, word for word.
test.each([
	['Name', '', 'Name is required'],
	['Name', '   ', 'Name is required'],
	['Email', '', 'Email is required'],
	['Email', 'akinyi@example', 'Enter a valid email'],
	['Email', 'akinyi', 'Enter a valid email'],
	['Phone (optional)', '0722 178', 'Please enter a valid 10-digit phone number'],
	['Phone (optional)', '+1 202 555 0100', 'Please enter a valid 10-digit phone number'],
	['Phone (optional)', '0722 178 17x', 'Please enter a valid 10-digit phone number'],
	['Subject', '', 'Subject is required'],
	['Message', '', 'Message is required'],
	['Message', 'Too short', 'Message must be at least 10 characters'],
])('%s "%s" is refused: %s', async (label, value, sentence) => {
	fillIn({ ...message, [label]: value });
	await press('Send Message');
	const field = screen.getByLabelText(label);
	expect(document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent).toBe(
		sentence,
	);
	expect(field.getAttribute('aria-invalid')).toBe('true');
	expect(document.activeElement).toBe(field);
	expect(fetch).not.toHaveBeenCalled();
});

test.each([
	['', undefined],
	['0722 178 177', '0722 178 177'],
	['+254 722-178-177', '+254 722-178-177'],
	['254722178177', '254722178177'],
])('the phone "%s" is sent as typed, because the server normalises it', async (phone, typed) => {
	fillIn({ ...message, 'Phone (optional)': phone });
	await press('Send Message');
	expect(sent()).toMatchObject({ name: 'Akinyi', subject: 'Parking', message: message.Message });
	expect((sent() as { readonly phone?: string }).phone).toBe(typed);
});

test('the panel after a message says who answers, where and by when', async () => {
	fillIn(message);
	await press('Send Message');
	expect(screen.getByRole('heading', { name: 'Message Sent!' })).toBeTruthy();
	expect(screen.getByText(/reply to akinyi@example\.com within 24 hours\./)).toBeTruthy();
});
