/** @jest-environment @tulia/test-kit/jsdom-environment */
import { render, screen } from '@testing-library/react';
import { fillIn, press } from '../../testing/fill-in.ts';
import { InnerPage } from '../../testing/inner-page.tsx';
import { storeWithFaqs } from '../../testing/sample-faqs.ts';
import { mockApi } from '../../testing/show-page.tsx';
import { AskQuestion } from './ask-question.tsx';

const question = { Name: 'Otieno', Email: 'otieno@example.com', Question: 'Can my sister come along?' };

let fetch: jest.Mock;
beforeEach(async () => {
	jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
	fetch = mockApi({ 'POST /api/faqs/submit': { status: 'received' } });
	render(
		<InnerPage store={await storeWithFaqs()} at="/help-center">
			<AskQuestion />
		</InnerPage>,
	);
});
afterEach(() => {
	sessionStorage.clear();
	jest.useRealTimers();
});

// R14 and R39, word for word.
test.each([
	['Name', '', 'Name is required'],
	['Email', '', 'Email is required'],
	['Email', 'otieno@', 'Enter a valid email'],
	['Question', '', 'Question is required'],
	['Question', 'Too short', 'Question must be at least 10 characters'],
])('%s "%s" is refused: %s', async (label, value, sentence) => {
	fillIn({ ...question, [label]: value });
	await press('Submit Question');
	expect(screen.getByText(sentence)).toBeTruthy();
	expect(document.activeElement).toBe(screen.getByLabelText(label));
	expect(fetch).not.toHaveBeenCalled();
});

test('the question form says how long an answer takes, from the profile, and which lines to call instead', () => {
	expect(screen.getByRole('heading', { level: 2, name: 'Still Have Questions?' })).toBeTruthy();
	expect(screen.getByText(/answers by email in 24-48 hours\./)).toBeTruthy();
	expect(screen.getByText(/We do not read this at once/)).toBeTruthy();
	expect(screen.getByRole('link', { name: 'see who you can call' }).getAttribute('href')).toBe('/help-now');
});

test('the panel after a question says who answers, where and by when', async () => {
	fillIn(question);
	await press('Submit Question');
	expect(screen.getByRole('heading', { name: 'Question Submitted!' })).toBeTruthy();
	expect(screen.getByText(/reply to otieno@example\.com in 24-48 hours\./)).toBeTruthy();
});
