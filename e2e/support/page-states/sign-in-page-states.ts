import type { PageState } from './page-state.ts';
import { signInOutcomeStates } from './sign-in-outcome-states.ts';

const SIGN_UP = /create account|sign up/i;

export const signInPageStates: readonly PageState[] = [
	{ name: 'login', path: '/login', texts: ['Welcome Back', 'Remember me'] },
	{
		name: 'login-wrong',
		path: '/login',
		act: async (page) => {
			await page.getByLabel('Email').first().fill('nobody@example.com');
			await page.getByLabel('Password', { exact: true }).fill('Lalasalama1!');
			await page.getByRole('button', { name: 'Log in' }).click();
			await page.getByText('Invalid email or password').waitFor();
		},
		texts: ['Invalid email or password'],
		ignoredErrors: /Failed to load resource/,
	},
	{ name: 'register', path: '/register', texts: ['Create Your Account', 'Phone number (optional)'] },
	{
		name: 'register-refused',
		path: '/register',
		act: (page) => page.getByRole('button', { name: SIGN_UP }).click(),
		texts: [
			'Full name is required',
			'Email is required',
			'Password is required',
			'Confirm password is required',
			'You must accept the terms and conditions',
		],
	},
	{
		name: 'register-short',
		path: '/register',
		act: async (page) => {
			await page.getByLabel('Email').first().fill('not an address');
			await page.getByLabel('Password', { exact: true }).fill('abc');
			await page.getByLabel('Confirm password').fill('abd');
			await page.getByRole('button', { name: SIGN_UP }).click();
		},
		texts: ['Enter a valid email', 'Password must be at least 8 characters', 'Passwords must match'],
	},
	{
		name: 'register-weak',
		path: '/register',
		act: async (page) => {
			await page.getByLabel('Password', { exact: true }).fill('abcdefgh');
			await page.getByRole('button', { name: SIGN_UP }).click();
		},
		texts: [
			'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
		],
	},
	...signInOutcomeStates,
	{
		name: 'schedule-logged-out-directly',
		path: '/schedule-appointment',
		act: (page) => page.getByRole('main').getByRole('link', { name: 'Log in' }).click(),
		texts: ['Please log in to schedule an appointment.'],
	},
];
