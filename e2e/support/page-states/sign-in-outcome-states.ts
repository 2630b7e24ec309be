import type { Page } from 'playwright-core';
import { admin } from '../log-in.ts';
import { apiFails, NETWORK_ERRORS, type PageState } from './page-state.ts';

/** A well-formed token of no account. */
const NO_TOKEN = 'a'.repeat(43);
const PASSWORD = 'Lalasalama1!';

const press = (page: Page, name: string | RegExp): Promise<void> =>
	page.getByRole('main').getByRole('button', { name }).first().click();

const type = (page: Page, label: string, text: string): Promise<void> =>
	page.getByRole('main').getByLabel(label, { exact: true }).fill(text);

/** The API refuses a call with an error that would take long to provoke. */
const refuse =
	(path: string, status: number, code: string, headers: Readonly<Record<string, string>> = {}) =>
	(page: Page): Promise<unknown> =>
		page.route(`**${path}`, (route) =>
			route.fulfill({
				status,
				headers,
				contentType: 'application/problem+json',
				json: { type: 'about:blank', title: code, status, detail: '', code, errors: [], requestId: 'page-state' },
			}),
		);

async function logIn(page: Page): Promise<void> {
	await type(page, 'Email', admin.email);
	await type(page, 'Password', admin.password);
	await press(page, 'Log in');
}

async function register(page: Page, email: string, password = PASSWORD): Promise<void> {
	await type(page, 'Full name', 'Wairimu Kariuki');
	await type(page, 'Email', email);
	await type(page, 'Password', password);
	await type(page, 'Confirm password', password);
	await page.getByRole('checkbox').check();
	await press(page, 'Create account');
}

async function askForLink(page: Page): Promise<void> {
	await type(page, 'Email', 'nobody@example.com');
	await press(page, 'Send the link');
}

async function choosePassword(page: Page, password = PASSWORD, again = password): Promise<void> {
	await type(page, 'New password', password);
	await type(page, 'Confirm password', again);
	await press(page, 'Save new password');
}

const CODE_ASKED = refuse('/api/auth/login', 401, 'second_factor_required');

const loggingIn: readonly PageState[] = [
	{
		name: 'login-no-answer',
		path: '/login',
		before: apiFails('/api/auth/login'),
		act: logIn,
		texts: ['Invalid email or password', 'We could not check your details just now. Please try again in a moment.'],
		ignoredErrors: NETWORK_ERRORS,
	},
	{
		name: 'login-too-often',
		path: '/login',
		before: refuse('/api/auth/login', 429, 'too_many_requests', { 'retry-after': '840' }),
		act: logIn,
		texts: ['Invalid email or password', 'Too many attempts. Please wait 14 minutes and try again.'],
		ignoredErrors: NETWORK_ERRORS,
	},
	{
		name: 'login-code',
		path: '/login',
		before: CODE_ASKED,
		act: async (page) => {
			await logIn(page);
			await page.getByLabel('Code', { exact: true }).waitFor();
		},
		texts: ['6 digits. They change every 30 seconds.'],
		ignoredErrors: NETWORK_ERRORS,
	},
	{
		name: 'login-code-wrong',
		path: '/login',
		before: CODE_ASKED,
		act: async (page) => {
			await logIn(page);
			await type(page, 'Code', '123456');
			await refuse('/api/auth/login', 401, 'second_factor_wrong')(page);
			await press(page, 'Log in');
		},
		texts: ['This code is not right. Please try the next one.'],
		ignoredErrors: NETWORK_ERRORS,
	},
	{
		name: 'login-recovery-code',
		path: '/login',
		before: CODE_ASKED,
		act: async (page) => {
			await logIn(page);
			await press(page, 'Use a recovery code instead');
		},
		texts: ['One of those you kept when you set this up, such as k3f9-2mxq. Each works once.'],
		ignoredErrors: NETWORK_ERRORS,
	},
];

const registering: readonly PageState[] = [
	{
		name: 'register-taken',
		path: '/register',
		act: async (page) => {
			await register(page, admin.email);
			await page.getByText('An account with this email already exists').first().waitFor();
		},
		texts: ['An account with this email already exists. Please log in.', 'Log in with this email'],
		ignoredErrors: NETWORK_ERRORS,
	},
	{
		name: 'register-common',
		path: '/register',
		act: async (page) => {
			await register(page, 'common@example.com', 'Password1!');
			await page.getByText('This is “password” with numbers or signs').first().waitFor();
		},
		texts: ['This is “password” with numbers or signs, and that is guessed first. Please add another word'],
		ignoredErrors: NETWORK_ERRORS,
	},
	{
		name: 'register-typing',
		path: '/register',
		act: (page) => type(page, 'Password', 'karibu 2026'),
		texts: ['No spaces or other signs'],
	},
];

const forgetting: readonly PageState[] = [
	{ name: 'forgot', path: '/forgot-password', texts: ['Forgot Your Password?'] },
	{
		name: 'forgot-refused',
		path: '/forgot-password',
		act: (page) => press(page, 'Send the link'),
		texts: ['Email is required'],
	},
	{
		name: 'forgot-sent',
		path: '/forgot-password',
		act: askForLink,
		texts: ['Check Your Email', 'try again'],
	},
	{
		name: 'forgot-again',
		path: '/forgot-password',
		act: async (page) => {
			await askForLink(page);
			await press(page, 'try again');
		},
		texts: ['Forgot Your Password?'],
	},
	{
		name: 'forgot-failed',
		path: '/forgot-password',
		before: apiFails('/api/auth/forgot-password'),
		act: askForLink,
		texts: ['We could not send the link. Check your connection and try again.'],
		ignoredErrors: NETWORK_ERRORS,
	},
];

const resetting: readonly PageState[] = [
	{ name: 'reset', path: `/reset-password/${NO_TOKEN}`, texts: ['Choose a New Password', 'At least 8 characters'] },
	{
		name: 'reset-refused',
		path: `/reset-password/${NO_TOKEN}`,
		act: (page) => choosePassword(page, 'abcdefgh', 'abcdefgi'),
		texts: [
			'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
			'Passwords must match',
		],
	},
	{
		name: 'reset-invalid',
		path: `/reset-password/${NO_TOKEN}`,
		act: (page) => choosePassword(page),
		texts: ['This link is no longer valid', 'Ask for a new link'],
		ignoredErrors: NETWORK_ERRORS,
	},
	{ name: 'reset-reloaded', path: '/reset-password', texts: ['This link is no longer valid', 'Ask for a new link'] },
];

const confirming: readonly PageState[] = [
	{ name: 'confirm-email', path: `/confirm-email?token=${NO_TOKEN}`, texts: ['Confirm Your Email'] },
	{
		name: 'confirm-email-invalid',
		path: `/confirm-email?token=${NO_TOKEN}`,
		act: (page) => press(page, 'Confirm my address'),
		texts: ['This link is no longer valid', 'Go to my account'],
		ignoredErrors: NETWORK_ERRORS,
	},
];

/** The pages of sign-in, in the states that a single page can reach. */
export const signInOutcomeStates: readonly PageState[] = [
	...loggingIn,
	...registering,
	...forgetting,
	...resetting,
	...confirming,
];
