/** @jest-environment @tulia/test-kit/jsdom-environment */
import { screen } from '@testing-library/react';
import { legalVersion } from '@tulia/contracts/legal-version';
import { mockFetch, problem } from '@tulia/platform/testing';
import { fill } from '../../testing/fill.ts';
import { click, renderApp } from '../../testing/render-app.tsx';

const REGISTER = 'POST /api/auth/register';
const PASSWORD = 'Karibu!Mvua7';
const pressCreate = () => click(screen.getByRole('button', { name: /^Create account/ }));
const typedIn = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	window.scrollTo = () => undefined;
});

async function register(): Promise<void> {
	await fill('Full name', 'Wairimu Kariuki');
	await fill('Email', 'w@example.com');
	await fill('Password', PASSWORD);
	await fill('Confirm password', PASSWORD);
	await click(screen.getByRole('checkbox'));
	await pressCreate();
}

test('a registration sends the version of the terms that was shown', async () => {
	const sent = mockFetch({ [REGISTER]: 'no answer' });
	await renderApp('/register');
	await register();
	expect(sent.find(({ call }) => call === REGISTER)?.body).toMatchObject({ terms: true, termsVersion: legalVersion });
});

test('terms that changed meanwhile have to be read again; the form preserves what was typed, and the next attempt accepts them', async () => {
	const sent = mockFetch({ [REGISTER]: problem(409, 'wording_changed', { wordingInForce: '2027-03-01' }) });
	await renderApp('/register');
	await register();
	expect(await screen.findByText(/have changed since you opened this page/)).toBeTruthy();
	expect(document.activeElement).toBe(screen.getByRole('checkbox'));
	expect(screen.getByRole('link', { name: /^terms/ }).getAttribute('target')).toBe('_blank');
	expect([typedIn('Full name'), typedIn('Email'), typedIn('Password')]).toEqual([
		'Wairimu Kariuki',
		'w@example.com',
		PASSWORD,
	]);
	await pressCreate();
	const versions = sent.filter(({ call }) => call === REGISTER).map(({ body }) => body);
	expect(versions).toMatchObject([{ termsVersion: legalVersion }, { termsVersion: '2027-03-01' }]);
});
