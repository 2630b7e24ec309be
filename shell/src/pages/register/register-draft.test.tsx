/** @jest-environment @tulia/test-kit/jsdom-environment */
import { screen } from '@testing-library/react';
import { type MockResponses, mockFetch } from '@tulia/platform/testing';
import { aProfile } from '@tulia/test-kit/sample-centre';
import { fill } from '../../testing/fill.ts';
import { click, renderApp } from '../../testing/render-app.tsx';
import { anAccount, sessionAnswer } from '../../testing/sample-account.ts';

const ANSWERS: MockResponses = {
	'GET /api/profile': { status: 200, body: { ...aProfile(), sendsSms: true } },
	'GET /api/account': { status: 200, body: anAccount() },
	'POST /api/auth/register': { ...(sessionAnswer('client') as object), status: 201 } as MockResponses[string],
};
const typedIn = (label: string | RegExp): string => screen.getByLabelText<HTMLInputElement>(label).value;

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	window.scrollTo = () => undefined;
	mockFetch(ANSWERS);
});

async function fillAll(): Promise<void> {
	await fill('Full name', 'Wairimu Kariuki');
	await fill('Email', 'w@example.com');
	await fill(/Phone number/, '0712 345 678');
	await fill('Password', 'Lalasalama!7');
	await fill('Confirm password', 'Lalasalama!7');
}

test('the register form restores name, address and phone number, and no password', async () => {
	const { view } = await renderApp('/register');
	await fillAll();
	view.unmount();
	await renderApp('/register');
	expect(['Full name', 'Email', /Phone number/].map(typedIn)).toEqual([
		'Wairimu Kariuki',
		'w@example.com',
		'0712 345 678',
	]);
	expect(['Password', 'Confirm password'].map(typedIn)).toEqual(['', '']);
	expect(JSON.stringify(sessionStorage)).not.toContain('Lalasalama');
});

test('the draft of the register form is deleted once the account is created', async () => {
	await renderApp('/register');
	await fillAll();
	await click(screen.getByRole('checkbox'));
	await click(screen.getByRole('button', { name: /^Create account/ }));
	await screen.findByRole('heading', { level: 1, name: /^Karibu, / });
	expect(Object.keys(sessionStorage).filter((key) => key.startsWith('tulia.draft.'))).toEqual([]);
});
