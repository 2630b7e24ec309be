/** @jest-environment @tulia/test-kit/jsdom-environment */
import { screen } from '@testing-library/react';
import { problem } from '@tulia/platform/testing';
import { accountSection, fill, renderAccount, tooMany } from '../testing/render-account.ts';
import { click } from '../testing/render-app.tsx';
import { anAccount } from '../testing/sample-account.ts';

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	window.scrollTo = () => undefined;
});

const storedSession = (): unknown => JSON.parse(localStorage.getItem('tulia.session') ?? 'null');

describe('changing the password', () => {
	const passwords = { old: 'Karibu!Mvua7', fresh: 'Kwaheri!2026' };
	async function change({ again = passwords.fresh } = {}): Promise<void> {
		const password = accountSection('Password');
		fill(password, 'Current password', passwords.old);
		fill(password, 'New password', passwords.fresh);
		fill(password, 'Confirm new password', again);
		await click(password.getByRole('button', { name: /Change password/ }));
	}
	const CALL = 'POST /api/account/password';

	test('a changed password continues the session with the token of the response', async () => {
		const { answers, written, store } = await renderAccount(anAccount());
		answers[CALL] = { status: 200, body: { user: anAccount(), token: 'token-2' } };
		await change();
		expect(written()).toEqual([
			{
				call: CALL,
				body: { currentPassword: passwords.old, password: passwords.fresh, confirmPassword: passwords.fresh },
			},
		]);
		const note = await screen.findByText(/Your password is changed/);
		expect(document.activeElement?.contains(note)).toBe(true);
		expect(storedSession()).toMatchObject({ token: 'token-2' });
		expect(store.getState().session).toMatchObject({ status: 'in', token: 'token-2' });
		expect(JSON.stringify(store.getState())).not.toContain(passwords.fresh);
	});

	test('a wrong current password is an error at its field, and preserves what was typed', async () => {
		const { answers } = await renderAccount(anAccount());
		const message = 'This is not your current password.';
		answers[CALL] = problem(422, 'wrong_password', { errors: [{ field: 'currentPassword', message }] });
		await change();
		expect(await screen.findByText(message)).toBeTruthy();
		expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
		expect((screen.getByLabelText('New password') as HTMLInputElement).value).toBe(passwords.fresh);
	});

	test('a password that is repeated wrongly is not sent', async () => {
		const { written } = await renderAccount(anAccount());
		await change({ again: 'Kwaheri!2027' });
		expect(screen.getByText('Passwords must match')).toBeTruthy();
		expect(written()).toEqual([]);
	});

	test('too many attempts at a password are answered with the time to wait', async () => {
		const { answers } = await renderAccount(anAccount());
		answers[CALL] = tooMany;
		await change();
		expect(await screen.findByText('Too many attempts. Please wait 7 minutes and try again.')).toBeTruthy();
	});

	test('the rules of the password are ticked off while it is typed', async () => {
		await renderAccount(anAccount());
		const password = accountSection('Password');
		const needs = (): string => password.getByRole('list', { name: 'Password needs' }).textContent ?? '';
		expect(needs()).toContain('One number, not yet');
		fill(password, 'New password', 'Karibu2026');
		expect(needs()).toContain('One number, done');
		expect(needs()).toContain('One of @ $ ! % * ? &, not yet');
	});

	test('the form names the account for the password manager', async () => {
		await renderAccount(anAccount());
		const owner = document.querySelector<HTMLInputElement>('form[aria-label="Change your password"] [autocomplete]');
		expect([owner?.autocomplete, owner?.value, owner?.hidden]).toEqual(['username', 'client@example.com', true]);
	});
});
