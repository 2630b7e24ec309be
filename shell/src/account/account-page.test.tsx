/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, screen, waitFor, within } from '@testing-library/react';
import { answerWith, problem } from '@tulia/platform/testing';
import { loggedInAs } from '../testing/logged-in.ts';
import { fill, matter, renderAccount, tooMany } from '../testing/render-account.ts';
import { click, renderApp } from '../testing/render-app.tsx';
import { anAccount, aStaffAccount } from '../testing/sample-account.ts';

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	window.scrollTo = () => undefined;
});

const header = (): HTMLElement => screen.getByRole('banner');
const kept = (): unknown => JSON.parse(localStorage.getItem('tulia.session') ?? 'null');

describe('going to the account', () => {
	test('leads a visitor to /login, with the reason and the way back', async () => {
		answerWith({});
		const { here } = await renderApp('/account');
		expect(here()).toEqual({
			address: '/login',
			state: { message: 'Please log in to see your account.', returnTo: '/account' },
		});
	});

	test('is one step from the menu of every page', async () => {
		answerWith({ ...loggedInAs('client'), 'GET /api/account': { status: 200, body: anAccount() } });
		const { here } = await renderApp('/help-now');
		await click(await screen.findByRole('button', { name: /Wairimu Kariuki/ }));
		await click(screen.getAllByRole('link', { name: 'My account' })[0]);
		expect(here().address).toBe('/account');
		expect(await screen.findByRole('heading', { level: 1, name: 'My account' })).toBeTruthy();
	});

	test('says that it could not be loaded, and loads it on trying again', async () => {
		const answers = { ...loggedInAs('client'), 'GET /api/account': problem(503, 'unavailable') };
		answerWith(answers);
		await renderApp('/account');
		expect(await screen.findByText('We could not load your account')).toBeTruthy();
		answers['GET /api/account'] = { status: 200, body: anAccount() };
		await click(screen.getByRole('button', { name: /Try again/ }));
		expect(await screen.findByText('c…@example.com')).toBeTruthy();
	});

	test('whose session was ended elsewhere leads to /login and back here', async () => {
		answerWith({ ...loggedInAs('client'), 'GET /api/account': problem(401, 'unauthenticated') });
		const { here } = await renderApp('/account');
		await waitFor(() => expect(here().address).toBe('/login'));
		expect(here().state).toEqual({ message: 'Please log in again.', returnTo: '/account' });
	});
});

describe('the name', () => {
	const save = (): Promise<void> => click(matter('Who you are').getByRole('button', { name: /Save name/ }));

	test('is saved, and shown in the header at once', async () => {
		const { answers, written } = await renderAccount(anAccount());
		answers['PATCH /api/account'] = { status: 200, body: anAccount({ name: 'Wairimu Njoki' }) };
		fill(matter('Who you are'), 'Full name', 'Wairimu Njoki');
		await save();
		expect(written()).toEqual([{ call: 'PATCH /api/account', body: { name: 'Wairimu Njoki' } }]);
		expect(await screen.findByText('Your name is saved.')).toBeTruthy();
		expect(header().textContent).toContain('Wairimu Njoki');
		expect(kept()).toEqual({ token: 'token-client', user: { id: 'u1', name: 'Wairimu Njoki', role: 'client' } });
	});

	test.each([
		['', 'Full name is required'],
		['x'.repeat(101), 'Please use at most 100 characters'],
	])('%p is refused before it is sent', async (name, sentence) => {
		const { written } = await renderAccount(anAccount());
		fill(matter('Who you are'), 'Full name', name);
		await save();
		expect(screen.getByText(sentence)).toBeTruthy();
		expect(written()).toEqual([]);
	});

	test('stays in its field when it could not be saved', async () => {
		await renderAccount(anAccount());
		fill(matter('Who you are'), 'Full name', 'Wairimu Njoki');
		await save();
		expect(await screen.findByText(/We could not save your name/)).toBeTruthy();
		expect((screen.getByLabelText('Full name') as HTMLInputElement).value).toBe('Wairimu Njoki');
		expect(header().textContent).toContain('Wairimu Kariuki');
	});
});

describe('the address', () => {
	const panel = () => within(screen.getByRole('region', { name: 'Your email address' }));
	const found = async () => {
		await screen.findByRole('region', { name: 'Your email address' });
		return panel();
	};
	const again = async (): Promise<void> => click((await found()).getByRole('button', { name: /Send again/ }));

	test('shows little more than its first letter', async () => {
		await renderAccount(anAccount());
		expect((await found()).getByText('c…@example.com')).toBeTruthy();
		expect(document.querySelector('main')?.textContent).not.toContain('client@example.com');
	});

	test('that was confirmed says so, and can be changed', async () => {
		await renderAccount(anAccount());
		expect((await found()).getByText('Confirmed')).toBeTruthy();
		expect(panel().queryByRole('button', { name: /Send again/ })).toBeNull();
		expect(panel().getByRole('button', { name: 'Change address' })).toBeTruthy();
	});

	test('that was not can have its letter sent again; the answer takes the place of the button, and the focus', async () => {
		const { answers, written } = await renderAccount(anAccount({ emailVerified: false }));
		expect((await found()).getByText('Not confirmed yet')).toBeTruthy();
		answers['POST /api/account/confirmation-mail'] = { status: 202, body: { status: 'received' } };
		await again();
		expect(written()).toEqual([{ call: 'POST /api/account/confirmation-mail', body: undefined }]);
		const said = await screen.findByText(/Sent again to/);
		expect(said.textContent).toBe('Sent again to c…@example.com');
		expect(document.activeElement?.contains(said)).toBe(true);
		expect(panel().queryByRole('button', { name: /Send again/ })).toBeNull();
	});

	test.each([
		[tooMany, 'We have sent several letters. Please wait 7 minutes and try again.'],
		['no answer', 'We could not send the letter just now. Please try again.'],
	] as const)('says why no letter was sent', async (answer, words) => {
		const { answers } = await renderAccount(anAccount({ emailVerified: false }));
		answers['POST /api/account/confirmation-mail'] = answer;
		await again();
		expect((await screen.findByText(words)).closest('[role=alert]')).toBeTruthy();
	});

	test('that our letter came back from says so, and asks for another first', async () => {
		await renderAccount(anAccount({ emailCameBack: true, emailVerified: false }));
		expect((await found()).getByText(/came back/).textContent).toBe('Our letter to c…@example.com came back.');
	});

	async function change(email: string): Promise<void> {
		await click((await found()).getByRole('button', { name: 'Change address' }));
		fill(panel(), 'Your email address', email);
		fill(panel(), 'Your password', 'Karibu!2026');
		await click(panel().getByRole('button', { name: /Save and send/ }));
	}

	test('is replaced with the password, and the new one shown', async () => {
		const { answers, written } = await renderAccount(anAccount({ emailVerified: false }));
		const body = anAccount({ emailVerified: false, email: 'wairimu@mail.example' });
		answers['POST /api/account/email'] = { status: 200, body };
		await change('wairimu@mail.example');
		expect(written()).toEqual([
			{ call: 'POST /api/account/email', body: { email: 'wairimu@mail.example', currentPassword: 'Karibu!2026' } },
		]);
		await waitFor(() => expect(screen.getByText(/Sent to/).textContent).toBe('Sent to w…@mail.example'));
	});

	test('that is confirmed stays until the new one is', async () => {
		const emailChange = { email: 'wairimu@mail.example', until: '2026-11-30T08:00:00.000Z', cameBack: false };
		await renderAccount(anAccount({ emailChange }));
		expect((await found()).getByText(/Until then our letters go to/).textContent).toContain('c…@example.com');
		expect(panel().getByText('w…@mail.example')).toBeTruthy();
		expect(panel().getByText('Not confirmed yet')).toBeTruthy();
	});

	test('is kept, with all that was typed, where the password is wrong', async () => {
		const { answers } = await renderAccount(anAccount());
		answers['POST /api/account/email'] = problem(422, 'wrong_password');
		await change('wairimu@mail.example');
		expect(await screen.findByText('This is not your password.')).toBeTruthy();
		expect((panel().getByLabelText('Your email address') as HTMLInputElement).value).toBe('wairimu@mail.example');
		await click(panel().getByRole('button', { name: 'Keep the old one' }));
		expect((await found()).getByText('c…@example.com')).toBeTruthy();
	});
});

describe('the password', () => {
	const passwords = { old: 'Karibu!2026', fresh: 'Kwaheri!2026' };
	async function change({ again = passwords.fresh } = {}): Promise<void> {
		const password = matter('Password');
		fill(password, 'Current password', passwords.old);
		fill(password, 'New password', passwords.fresh);
		fill(password, 'Confirm new password', again);
		await click(password.getByRole('button', { name: /Change password/ }));
	}
	const CALL = 'POST /api/account/password';

	test('is changed, and the session goes on with the token that came back', async () => {
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
		expect(kept()).toMatchObject({ token: 'token-2' });
		expect(store.getState().session).toMatchObject({ status: 'in', token: 'token-2' });
		expect(JSON.stringify(store.getState())).not.toContain(passwords.fresh);
	});

	test('that is not the current one says so at its field, and keeps what was typed', async () => {
		const { answers } = await renderAccount(anAccount());
		const message = 'This is not your current password.';
		answers[CALL] = problem(422, 'wrong_password', { errors: [{ field: 'currentPassword', message }] });
		await change();
		expect(await screen.findByText(message)).toBeTruthy();
		expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
		expect((screen.getByLabelText('New password') as HTMLInputElement).value).toBe(passwords.fresh);
	});

	test('that is repeated wrongly is not sent', async () => {
		const { written } = await renderAccount(anAccount());
		await change({ again: 'Kwaheri!2027' });
		expect(screen.getByText('Passwords must match')).toBeTruthy();
		expect(written()).toEqual([]);
	});

	test('tried too often says how long to wait', async () => {
		const { answers } = await renderAccount(anAccount());
		answers[CALL] = tooMany;
		await change();
		expect(await screen.findByText('Too many attempts. Please wait 7 minutes and try again.')).toBeTruthy();
	});

	test('ticks off what it needs while it is typed', async () => {
		await renderAccount(anAccount());
		const password = matter('Password');
		const needs = (): string => password.getByRole('list', { name: 'Password needs' }).textContent ?? '';
		expect(needs()).toContain('One number, not yet');
		fill(password, 'New password', 'Karibu2026');
		expect(needs()).toContain('One number, done');
		expect(needs()).toContain('One of @ $ ! % * ? &, not yet');
	});

	test('tells the password manager whose it is', async () => {
		await renderAccount(anAccount());
		const owner = document.querySelector<HTMLInputElement>('form[aria-label="Change your password"] [autocomplete]');
		expect([owner?.autocomplete, owner?.value, owner?.hidden]).toEqual(['username', 'client@example.com', true]);
	});
});

describe('consents', () => {
	const AGREE = /^I agree.*Information about your health/;
	const TAKE_BACK = /^Take it back.*Information about your health/;
	const CALL = 'POST /api/account/consents/health_data';
	const given = { kind: 'health_data', version: '2026-11-21', givenAt: '2026-11-22T09:00:00.000Z' } as const;
	const agreed = 'You agreed on 22 Nov 2026, to the wording of 21 Nov 2026.';

	test('of the registration are shown with date and wording, and cannot be taken back alone', async () => {
		await renderAccount(anAccount());
		const words = 'You agreed on 2 Nov 2026, to the wording of 15 Jun 2025.';
		expect(matter('What you agreed to').getAllByText(words)).toHaveLength(2);
		expect(screen.queryByRole('button', { name: /Take it back/ })).toBeNull();
	});

	test('are given', async () => {
		const { answers, written } = await renderAccount(anAccount());
		answers[CALL] = { status: 200, body: anAccount({ consents: [given] }) };
		await click(screen.getByRole('button', { name: AGREE }));
		expect(written()).toEqual([{ call: CALL, body: { given: true, version: '2026-11-21' } }]);
		expect(await screen.findByText(agreed)).toBeTruthy();
		expect(screen.queryByRole('button', { name: AGREE })).toBeNull();
	});

	test('are taken back', async () => {
		const { answers, written } = await renderAccount(anAccount({ consents: [given] }));
		const withdrawn = { ...given, withdrawnAt: '2026-11-23T09:00:00.000Z' };
		answers[CALL] = { status: 200, body: anAccount({ consents: [withdrawn] }) };
		await click(screen.getByRole('button', { name: TAKE_BACK }));
		expect(written()).toEqual([{ call: CALL, body: { given: false } }]);
		expect(await screen.findByText('You took this back on 23 Nov 2026.')).toBeTruthy();
	});

	test('are not given in words that have changed since, and the page can be loaded again', async () => {
		const { answers } = await renderAccount(anAccount());
		answers[CALL] = problem(409, 'wording_changed', { wordingInForce: '2027-03-01' });
		await click(screen.getByRole('button', { name: AGREE }));
		expect(await screen.findByText(/These words have changed since you opened this page\./)).toBeTruthy();
		expect(screen.getByRole('link', { name: 'Load this page again' }).getAttribute('href')).toBe('/account');
	});

	test('stay as they were when the change could not be saved', async () => {
		await renderAccount(anAccount({ consents: [given] }));
		await click(screen.getByRole('button', { name: TAKE_BACK }));
		expect(await screen.findByText(/We could not save this just now/)).toBeTruthy();
		expect(screen.getByText(agreed)).toBeTruthy();
	});
});

describe('logging out everywhere', () => {
	const CALL = 'POST /api/account/logout-everywhere';

	test('asks first, and gives the focus back to who stays', async () => {
		const { written } = await renderAccount(anAccount());
		await click(screen.getByRole('button', { name: 'Log out everywhere' }));
		expect(document.activeElement?.textContent).toBe('Log out everywhere?');
		await click(screen.getByRole('button', { name: 'Stay logged in' }));
		expect(document.activeElement?.textContent).toBe('Log out everywhere');
		expect(written()).toEqual([]);
	});

	test('ends this session too, and leads home', async () => {
		const { answers, here } = await renderAccount(anAccount());
		answers[CALL] = { status: 204, body: null };
		await click(screen.getByRole('button', { name: 'Log out everywhere' }));
		await click(screen.getByRole('button', { name: /Yes, log out everywhere/ }));
		await waitFor(() => expect(here().address).toBe('/'));
		expect(screen.getByText('You are logged out everywhere.')).toBeTruthy();
		expect(kept()).toBeNull();
	});

	test('that got no answer says that nobody was logged out', async () => {
		const { here } = await renderAccount(anAccount());
		await click(screen.getByRole('button', { name: 'Log out everywhere' }));
		await click(screen.getByRole('button', { name: /Yes, log out everywhere/ }));
		expect(await screen.findByText(/You are still logged in/)).toBeTruthy();
		expect(here().address).toBe('/account');
	});
});

test('staff have a second factor, clients do not', async () => {
	const { view } = await renderAccount(anAccount());
	expect(screen.queryByRole('heading', { name: 'Second factor' })).toBeNull();
	act(() => view.unmount());
	await renderAccount(aStaffAccount());
	expect(screen.getByRole('heading', { name: 'Second factor' })).toBeTruthy();
});
