import { apiFails, apiHangs, NETWORK_ERRORS, type PageState } from './page-state.ts';
import { press, SAVED, steps, type, waitForText } from './page-steps.ts';

const askQuestion = steps(
	type('Name', 'Otieno'),
	type(/Email/, 'otieno@example.com'),
	type(/question/i, 'Can I come with my sister to the first visit?'),
	press('Submit Question'),
);

const writeMessage = steps(
	type('Name', 'Akinyi'),
	type(/Email/, 'akinyi@example.com'),
	type(/Phone/, '+254 722 178 177'),
	type('Subject', 'Parking'),
	type('Message', 'Is there a place to park a matatu near you?'),
	press('Send Message'),
);

/** The help centre, and its form for a question. */
export const helpCenterStates: readonly PageState[] = [
	{ name: 'help-center', path: '/help-center', texts: ['Still Have Questions?', 'Other Ways to Get Help'] },
	{
		name: 'help-center-open',
		path: '/help-center',
		act: (page) => page.getByRole('main').locator('summary').first().click(),
	},
	{ name: 'help-center-found', path: '/help-center?search=reschedule' },
	{
		name: 'help-center-none',
		path: '/help-center?search=zebra',
		texts: ['No questions found', 'View All Questions'],
	},
	{ name: 'help-center-loading', path: '/help-center', byLink: true, before: apiHangs('/api/faqs') },
	{
		name: 'help-center-saved',
		path: '/help-center',
		byLink: true,
		before: apiFails('/api/faqs'),
		act: waitForText(SAVED),
		ignoredErrors: NETWORK_ERRORS,
	},
	{
		name: 'question-refused',
		path: '/help-center',
		act: press('Submit Question'),
		texts: ['Name is required', 'Email is required', 'Question is required'],
	},
	{
		name: 'question-wrong',
		path: '/help-center',
		act: steps(type(/Email/, 'not an address'), type(/question/i, 'short'), press('Submit Question')),
		texts: ['Enter a valid email', 'Question must be at least 10 characters'],
	},
	{
		name: 'question-sent',
		path: '/help-center',
		act: steps(askQuestion, waitForText('Question Submitted!')),
		toasts: ['Your question has been submitted successfully!'],
		texts: ['Question Submitted!', 'Ask Another Question'],
	},
	{
		name: 'question-failed',
		path: '/help-center',
		before: apiFails('/api/faqs/submit'),
		act: steps(askQuestion, (page) => page.getByRole('main').getByRole('alert').first().waitFor()),
		ignoredErrors: NETWORK_ERRORS,
	},
];

/** The contact page, and its form for a message. */
export const contactStates: readonly PageState[] = [
	{ name: 'contact', path: '/contact', texts: ['Send Us a Message'] },
	{
		name: 'message-refused',
		path: '/contact',
		act: press('Send Message'),
		texts: ['Name is required', 'Email is required', 'Subject is required', 'Message is required'],
	},
	{
		name: 'message-wrong',
		path: '/contact',
		act: steps(
			type(/Email/, 'not an address'),
			type(/Phone/, '12345'),
			type('Message', 'short'),
			press('Send Message'),
		),
		texts: [
			'Enter a valid email',
			'Please enter a valid 10-digit phone number',
			'Message must be at least 10 characters',
		],
	},
	{
		name: 'message-sent',
		path: '/contact',
		act: steps(writeMessage, waitForText('Message Sent!')),
		toasts: ['Your message has been sent successfully!'],
		texts: ['Message Sent!', 'Send Another Message'],
	},
	{
		name: 'message-failed',
		path: '/contact',
		before: apiFails('/api/contact'),
		act: steps(writeMessage, (page) => page.getByRole('main').getByRole('alert').first().waitFor()),
		ignoredErrors: NETWORK_ERRORS,
	},
];
