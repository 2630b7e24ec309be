/** @jest-environment @tulia/test-kit/jsdom-environment */
import { screen } from '@testing-library/react';
import { paths } from '@tulia/platform';
import { mockFetch } from '@tulia/platform/testing';
import { renderApp } from '../testing/render-app.tsx';

beforeEach(() => {
	window.scrollTo = () => undefined;
});

test.each([
	[paths.register(), 'Log in'],
	[paths.schedule(), 'Log in'],
	[paths.login(), 'Create an account'],
	[paths.login(), 'Forgot your password?'],
	[paths.forgotPassword(), 'Log in'],
])('on the page that %s leads to, the link %s waits for the application', async (address, name) => {
	mockFetch({});
	await renderApp(address);
	const main = await screen.findByRole('main');
	const links = [...main.querySelectorAll(':not([hidden]) > a')].filter(({ textContent }) => textContent === name);
	expect(links.map((link) => link.hasAttribute('data-needs-app'))).toEqual([true]);
});
