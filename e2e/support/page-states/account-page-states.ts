import type { Account } from '@tulia/contracts/account/schemas';
import type { Page } from 'playwright-core';
import { admin } from '../log-in.ts';
import { apiFails, apiHangs, NETWORK_ERRORS, type PageState } from './page-state.ts';
import { ownPhone as phone, withReach } from './with-reach.ts';

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click();

/** Up to the secret for the app. */
async function startSecondFactor(page: Page): Promise<void> {
	await press(page, 'Set up a second factor');
	const section = page.getByRole('region', { name: 'Second factor' });
	await section.getByLabel('Current password').fill(admin.password);
	await press(page, 'Continue');
	await page
		.getByRole('img', { name: /QR code/ })
		.locator('path')
		.waitFor();
}

const reachState = (name: string, reach: Partial<Account>, texts: readonly string[]): PageState => ({
	name: `account-${name}`,
	path: '/account#reach',
	as: 'client',
	before: withReach({ emailVerified: true, ...reach }),
	texts,
});

/** The phone section of the account. */
const reachStates: readonly PageState[] = [
	reachState(
		'phone-code',
		{ phoneCode: { shown: phone.shown, sentAt: '2026-11-24T06:00:00.000Z', until: '2026-11-24T06:10:00.000Z' } },
		['Six-digit code', 'We sent it to 0712 000 301.', 'Send again'],
	),
	reachState('phone-waits-for-email', { emailVerified: false }, [
		'Please confirm your email address first, with the button in our email.',
		'Then we can send a code to your phone.',
	]),
	reachState('phone-confirmed', { phone, notices: 'both' }, ['Confirmed', 'How should we tell you?', 'Stop all SMS']),
	reachState('phone-noted-by-staff', { phone: { ...phone, confirmed: false } }, ['Not confirmed', 'Send a code']),
	reachState(
		'phone-stopped',
		{ phone: { ...phone, stopped: { since: '2026-11-18T07:44:00.000Z', by: 'sms' } }, notices: 'sms' },
		['You stopped SMS on Wed 18 Nov, 10:44 AM.', 'Start SMS again'],
	),
	reachState('phone-unreachable', { phone: { ...phone, unreachableSince: '2026-11-18T07:44:00.000Z' } }, [
		'Our SMS do not reach this number.',
		'Send a code',
	]),
];

/** `/account` in its states. */
export const accountPageStates: readonly PageState[] = [
	{ name: 'account-logged-out', path: '/account', texts: ['Please log in to see your account.'] },
	{
		name: 'account',
		path: '/account',
		as: 'client',
		texts: [
			'Who you are',
			'Password',
			'What you agreed to',
			'Where you are logged in',
			'Your data',
			'Delete your account',
		],
	},
	{
		name: 'account-loading',
		path: '/account',
		as: 'client',
		before: apiHangs('/api/account'),
	},
	{
		name: 'account-failed',
		path: '/account',
		as: 'client',
		before: apiFails('/api/account'),
		act: (page) => page.getByText('We could not load your account').waitFor(),
		texts: ['We could not load your account', 'Try again'],
		ignoredErrors: NETWORK_ERRORS,
	},
	{
		name: 'account-name-refused',
		path: '/account#you',
		as: 'client',
		act: async (page) => {
			await page.getByLabel('Full name').fill('');
			await press(page, 'Save name');
		},
		texts: ['Full name is required'],
	},
	{
		name: 'account-password-refused',
		path: '/account#password',
		as: 'client',
		act: async (page) => {
			await page.getByLabel('New password', { exact: true }).fill('abc');
			await press(page, 'Change password');
		},
		texts: [
			'Please check three things',
			'Current password is required',
			'Password must be at least 8 characters',
			'Confirm password is required',
		],
	},
	{
		name: 'account-consent-given',
		path: '/account#consents',
		as: 'client',
		act: async (page) => {
			const consent = page.getByRole('listitem').filter({ hasText: 'Where your data is kept' });
			const agree = consent.getByRole('button', { name: 'I agree' });
			await consent.getByRole('button').first().waitFor();
			if (await agree.isVisible()) await agree.click();
			await consent.getByText('You agreed on').waitFor();
		},
		texts: ['You agreed on'],
	},
	{
		name: 'account-phone-refused',
		path: '/account#reach',
		as: 'client',
		before: withReach({ emailVerified: true }),
		act: async (page) => {
			await page.getByRole('textbox', { name: /Phone number/ }).fill('my phone');
			await press(page, 'Send me a code');
		},
		texts: ['How we reach you', 'This is not a phone number.'],
		ignoredErrors: NETWORK_ERRORS,
	},
	...reachStates,
	{
		name: 'account-log-out-everywhere',
		path: '/account#log-ins',
		as: 'client',
		act: (page) => press(page, 'Log out everywhere'),
		texts: ['Log out everywhere?', 'Yes, log out everywhere'],
	},
	{
		name: 'account-delete',
		path: '/account#deletion',
		as: 'client',
		act: async (page) => {
			await press(page, 'Delete my account');
			await press(page, 'Delete my account for good');
		},
		texts: ['This is what happens', 'It cannot be undone.', 'Please type: delete my account'],
	},
	{
		name: 'account-staff',
		path: '/account#second-factor',
		as: 'admin',
		texts: ['Second factor', 'Set up a second factor'],
	},
	{
		name: 'account-second-factor',
		path: '/account#second-factor',
		as: 'admin',
		act: startSecondFactor,
		texts: ['Connect your app'],
	},
];
