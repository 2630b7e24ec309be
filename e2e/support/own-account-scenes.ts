import type { Page } from 'playwright-core';
import { admin } from './log-in.ts';
import { down, NETWORK, type Scene, slow } from './scene.ts';

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click();

/** Up to the secret for the app. */
async function toTheApp(page: Page): Promise<void> {
	await press(page, 'Set up a second factor');
	const section = page.getByRole('region', { name: 'Second factor' });
	await section.getByLabel('Current password').fill(admin.password);
	await press(page, 'Continue');
	await page
		.getByRole('img', { name: /QR code/ })
		.locator('path')
		.waitFor();
}

/** `/account` in its states. */
export const ownAccountScenes: readonly Scene[] = [
	{ name: 'account-logged-out', path: '/account', says: ['Please log in to see your account.'] },
	{
		name: 'account',
		path: '/account',
		as: 'client',
		says: [
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
		before: slow('/api/account'),
	},
	{
		name: 'account-failed',
		path: '/account',
		as: 'client',
		before: down('/api/account'),
		act: (page) => page.getByText('We could not load your account').waitFor(),
		says: ['We could not load your account', 'Try again'],
		mayComplain: NETWORK,
	},
	{
		name: 'account-name-refused',
		path: '/account',
		as: 'client',
		act: async (page) => {
			await page.getByLabel('Full name').fill('');
			await press(page, 'Save name');
		},
		says: ['Full name is required'],
	},
	{
		name: 'account-password-refused',
		path: '/account',
		as: 'client',
		act: async (page) => {
			await page.getByLabel('New password', { exact: true }).fill('abc');
			await press(page, 'Change password');
		},
		says: [
			'Please check three things',
			'Current password is required',
			'Password must be at least 8 characters',
			'Confirm password is required',
		],
	},
	{
		name: 'account-consent-given',
		path: '/account',
		as: 'client',
		act: async (page) => {
			const consent = page.getByRole('listitem').filter({ hasText: 'Where your data is kept' });
			const agree = consent.getByRole('button', { name: 'I agree' });
			if (await agree.isVisible()) await agree.click();
			await consent.getByText('You agreed on').waitFor();
		},
		says: ['You agreed on'],
	},
	{
		name: 'account-log-out-everywhere',
		path: '/account',
		as: 'client',
		act: (page) => press(page, 'Log out everywhere'),
		says: ['Log out everywhere?', 'Yes, log out everywhere'],
	},
	{
		name: 'account-delete',
		path: '/account',
		as: 'client',
		act: async (page) => {
			await press(page, 'Delete my account');
			await press(page, 'Delete my account for good');
		},
		says: ['This is what happens', 'It cannot be undone.', 'Please type: delete my account'],
	},
	{ name: 'account-staff', path: '/account', as: 'admin', says: ['Second factor', 'Set up a second factor'] },
	{ name: 'account-second-factor', path: '/account', as: 'admin', act: toTheApp, says: ['Connect your app'] },
];
