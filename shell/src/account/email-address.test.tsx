/** @jest-environment @tulia/test-kit/jsdom-environment */
import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '@tulia/platform/testing';
import { fill, renderAccount, tooMany } from '../testing/render-account.ts';
import { click } from '../testing/render-app.tsx';
import { anAccount } from '../testing/sample-account.ts';

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	window.scrollTo = () => undefined;
});

describe('the email address', () => {
	const panel = () => within(screen.getByRole('region', { name: 'Your email address' }));
	const found = async () => {
		await screen.findByRole('region', { name: 'Your email address' });
		return panel();
	};
	const again = async (): Promise<void> => click((await found()).getByRole('button', { name: /Send again/ }));

	test('the email address is shown in full', async () => {
		await renderAccount(anAccount());
		expect((await found()).getByText('client@example.com')).toBeTruthy();
		expect(document.querySelector('main')?.textContent).toContain('client@example.com');
	});

	test('a confirmed address is shown as confirmed, and can be changed', async () => {
		await renderAccount(anAccount());
		expect((await found()).getByText('Confirmed')).toBeTruthy();
		expect(panel().queryByRole('button', { name: /Send again/ })).toBeNull();
		expect(panel().getByRole('button', { name: 'Change address' })).toBeTruthy();
	});

	test('an unconfirmed address can have its email sent again; the result replaces the button and takes the focus', async () => {
		const { answers, written } = await renderAccount(anAccount({ emailVerified: false }));
		expect((await found()).getByText('Not confirmed yet')).toBeTruthy();
		answers['POST /api/account/confirmation-mail'] = { status: 202, body: { status: 'received' } };
		await again();
		expect(written()).toEqual([{ call: 'POST /api/account/confirmation-mail', body: undefined }]);
		const notice = await screen.findByText(/Sent again to/);
		expect(notice.textContent).toBe('Sent again to client@example.com');
		expect(document.activeElement?.contains(notice)).toBe(true);
		expect(panel().queryByRole('button', { name: /Send again/ })).toBeNull();
	});

	test.each([
		[tooMany, 'We have sent several emails. Please wait 7 minutes and try again.'],
		['no answer', 'We could not send the email just now. Please try again.'],
	] as const)('an address says why no email was sent', async (answer, words) => {
		const { answers } = await renderAccount(anAccount({ emailVerified: false }));
		answers['POST /api/account/confirmation-mail'] = answer;
		await again();
		expect((await screen.findByText(words)).closest('[role=alert]')).toBeTruthy();
	});

	test('an address whose mail bounced has a message about it', async () => {
		await renderAccount(anAccount({ emailCameBack: true, emailVerified: false }));
		expect((await found()).getByText(/came back/).textContent).toBe('Our email to client@example.com came back.');
	});

	async function change(email: string): Promise<void> {
		await click((await found()).getByRole('button', { name: 'Change address' }));
		fill(panel(), 'Your email address', email);
		fill(panel(), 'Your password', 'Karibu!2026');
		await click(panel().getByRole('button', { name: /Save and send/ }));
	}

	test('an address is replaced with the password, and the new one is shown', async () => {
		const { answers, written } = await renderAccount(anAccount({ emailVerified: false }));
		const body = anAccount({ emailVerified: false, email: 'wairimu@mail.example' });
		answers['POST /api/account/email'] = { status: 200, body };
		await change('wairimu@mail.example');
		expect(written()).toEqual([
			{ call: 'POST /api/account/email', body: { email: 'wairimu@mail.example', currentPassword: 'Karibu!2026' } },
		]);
		await waitFor(() => expect(screen.getByText(/Sent to/).textContent).toBe('Sent to wairimu@mail.example'));
	});

	test('a confirmed address is valid until its replacement is confirmed', async () => {
		const emailChange = { email: 'wairimu@mail.example', until: '2026-11-30T08:00:00.000Z', cameBack: false };
		await renderAccount(anAccount({ emailChange }));
		expect((await found()).getByText(/Until then your old one stays/).textContent).toContain('client@example.com');
		expect(panel().getByText('wairimu@mail.example')).toBeTruthy();
		expect(panel().getByText('Not confirmed yet')).toBeTruthy();
	});

	test('a wrong password leaves the address unchanged, and preserves what was typed', async () => {
		const { answers } = await renderAccount(anAccount());
		answers['POST /api/account/email'] = problem(422, 'wrong_password');
		await change('wairimu@mail.example');
		expect(await screen.findByText('This is not your password.')).toBeTruthy();
		expect((panel().getByLabelText('Your email address') as HTMLInputElement).value).toBe('wairimu@mail.example');
		await click(panel().getByRole('button', { name: 'Keep the old one' }));
		expect((await found()).getByText('client@example.com')).toBeTruthy();
	});
});
