/** @jest-environment @tulia/test-kit/jsdom-environment */
import { screen } from '@testing-library/react';
import { problem } from '@tulia/platform/testing';
import { accountSection, renderAccount } from '../../testing/render-account.ts';
import { click } from '../../testing/render-app.tsx';
import { anAccount } from '../../testing/sample-account.ts';

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	window.scrollTo = () => undefined;
});

describe('consents', () => {
	const AGREE = /^I agree.*Information about your health/;
	const TAKE_BACK = /^Take it back.*Information about your health/;
	const CALL = 'POST /api/account/consents/health_data';
	const given = { kind: 'health_data', version: '2026-11-21', givenAt: '2026-11-22T09:00:00.000Z' } as const;
	const agreed = 'You agreed on 22 Nov 2026, to the wording of 21 Nov 2026.';

	test('consents of the registration show date and wording, and cannot be revoked alone', async () => {
		await renderAccount(anAccount());
		const words = 'You agreed on 2 Nov 2026, to the wording of 15 Jun 2025.';
		expect(accountSection('What you agreed to').getAllByText(words)).toHaveLength(2);
		expect(screen.queryByRole('button', { name: /Take it back/ })).toBeNull();
	});

	test('a consent is given', async () => {
		const { answers, written } = await renderAccount(anAccount());
		answers[CALL] = { status: 200, body: anAccount({ consents: [given] }) };
		await click(screen.getByRole('button', { name: AGREE }));
		expect(written()).toEqual([{ call: CALL, body: { given: true, version: '2026-11-21' } }]);
		expect(await screen.findByText(agreed)).toBeTruthy();
		expect(screen.queryByRole('button', { name: AGREE })).toBeNull();
	});

	test('a consent is revoked', async () => {
		const { answers, written } = await renderAccount(anAccount({ consents: [given] }));
		const withdrawn = { ...given, withdrawnAt: '2026-11-23T09:00:00.000Z' };
		answers[CALL] = { status: 200, body: anAccount({ consents: [withdrawn] }) };
		await click(screen.getByRole('button', { name: TAKE_BACK }));
		expect(written()).toEqual([{ call: CALL, body: { given: false } }]);
		expect(await screen.findByText('You took this back on 23 Nov 2026.')).toBeTruthy();
	});

	test('a consent is not given when its wording changed since, and the page can be loaded again', async () => {
		const { answers } = await renderAccount(anAccount());
		answers[CALL] = problem(409, 'wording_changed', { wordingInForce: '2027-03-01' });
		await click(screen.getByRole('button', { name: AGREE }));
		expect(await screen.findByText(/These words have changed since you opened this page\./)).toBeTruthy();
		expect(screen.getByRole('link', { name: 'Load this page again' }).getAttribute('href')).toBe('/account#consents');
	});

	test('a consent stays unchanged when it could not be saved', async () => {
		await renderAccount(anAccount({ consents: [given] }));
		await click(screen.getByRole('button', { name: TAKE_BACK }));
		expect(await screen.findByText(/We could not save this just now/)).toBeTruthy();
		expect(screen.getByText(agreed)).toBeTruthy();
	});
});
