/** @jest-environment @tulia/test-kit/jsdom-environment */
import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '@tulia/platform/testing';
import { accountSection, fill, renderAccount, tooMany } from '../../testing/render-account.ts';
import { click } from '../../testing/render-app.tsx';
import { anAccount } from '../../testing/sample-account.ts';

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	window.scrollTo = () => undefined;
});
afterEach(() => jest.restoreAllMocks());

describe("downloading one's data", () => {
	const CALL = 'GET /api/account/export';
	const data = {
		exportedAt: '2026-11-22T09:00:00.000Z',
		account: anAccount(),
		appointments: [{ ticketNumber: 'TUL-26-4K7M9', notes: 'I sleep badly' }],
		comments: [],
		questions: [],
		messages: [],
		testimonials: [],
	};
	const download = (): Promise<void> => click(screen.getByRole('button', { name: /Download my data/ }));

	/** Records the files handed to the browser: jsdom has no downloads. */
	function watchFiles(): { readonly name: string; readonly file: Blob }[] {
		const files: { name: string; file: Blob }[] = [];
		let last: Blob;
		URL.createObjectURL = (file) => {
			last = file as Blob;
			return 'blob:test';
		};
		URL.revokeObjectURL = () => undefined;
		jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
			files.push({ name: this.download, file: last });
		});
		return files;
	}

	/** jsdom's blobs have no `text()`. */
	const textOf = (file: Blob): Promise<string> =>
		new Promise((resolve) => {
			const reader = new FileReader();
			reader.onload = () => resolve(String(reader.result));
			reader.readAsText(file);
		});

	test('the download is a file with all data, and the page caches no copy', async () => {
		const files = watchFiles();
		const { answers, store } = await renderAccount(anAccount());
		answers[CALL] = { status: 200, body: data };
		await download();
		expect(await screen.findByText(/The file is in your downloads/)).toBeTruthy();
		expect(files.map(({ name }) => name)).toEqual(['my-data-2026-11-22.json']);
		for (const { file } of files) expect(JSON.parse(await textOf(file))).toEqual(data);
		expect(JSON.stringify(store.getState())).not.toContain('I sleep badly');
	});

	test.each([
		[tooMany, 'You have downloaded your data several times. Please wait 7 minutes and try again.'],
		['no answer', 'We could not collect your data just now. Please try again.'],
	] as const)('a failed download says why there is no file', async (answer, words) => {
		const files = watchFiles();
		const { answers } = await renderAccount(anAccount());
		answers[CALL] = answer;
		await download();
		expect(await screen.findByText(words)).toBeTruthy();
		expect(files).toEqual([]);
	});
});

describe('deleting the account', () => {
	const CALL = 'POST /api/account/deletion';
	const open = (): Promise<void> => click(screen.getByRole('button', { name: 'Delete my account' }));
	async function confirm(words: string, password = 'Karibu!2026'): Promise<void> {
		const section = accountSection('Delete your account');
		fill(section, 'Your password', password);
		fill(section, /^Type/, words);
		await click(section.getByRole('button', { name: /Delete my account for good/ }));
	}

	test('deleting the account shows the consequences first, and can be cancelled', async () => {
		const { written } = await renderAccount(anAccount());
		await open();
		expect(document.activeElement?.textContent).toBe('This is what happens');
		expect(screen.getByText('Your coming appointments are cancelled.')).toBeTruthy();
		await click(screen.getByRole('button', { name: 'Keep my account' }));
		expect(document.activeElement?.textContent).toBe('Delete my account');
		expect(written()).toEqual([]);
	});

	test.each(['delete my account', ' Delete my account ', 'DELETE MY  ACCOUNT'])(
		'the confirmation is accepted as a phone writes it: %p',
		async (words) => {
			const { answers, written } = await renderAccount(anAccount());
			answers[CALL] = { status: 204, body: null };
			await open();
			await confirm(words);
			const body = { currentPassword: 'Karibu!2026', confirmation: 'delete my account' };
			expect(written()[0]).toEqual({ call: CALL, body });
		},
	);

	test('deleting the account ends the session, and shows the result instead of going to the start page', async () => {
		const { answers, here, store } = await renderAccount(anAccount());
		answers[CALL] = { status: 204, body: null };
		await open();
		await confirm('delete my account');
		const heading = await screen.findByRole('heading', { level: 1, name: 'Your account is deleted' });
		expect(document.activeElement).toBe(heading);
		await waitFor(() => expect(store.getState().session).toEqual({ status: 'out', reason: 'logged_out' }));
		expect(here().address).toBe('/account');
		expect(within(screen.getByRole('banner')).getAllByRole('link', { name: 'Login' })).not.toHaveLength(0);
		expect(localStorage.getItem('tulia.session')).toBeNull();
		await click(screen.getByRole('link', { name: 'Back to Home' }));
		expect(here().address).toBe('/');
	});

	test('deleting an account whose address is not confirmed says what stays, and that confirming removes it too', async () => {
		await renderAccount(anAccount({ emailVerified: false }));
		await open();
		expect(screen.getByText(/were sent with client@example.com stay/)).toBeTruthy();
		expect(screen.queryByText(/Your comments, questions, messages/)).toBeNull();
		expect(accountSection('Your data').getByText(/Until then the file leaves out comments/)).toBeTruthy();
	});

	test.each(['', 'delete', 'delete my accounts'])('deleting the account does not send %p', async (words) => {
		const { written } = await renderAccount(anAccount());
		await open();
		await confirm(words);
		expect(screen.getByText('Please type: delete my account')).toBeTruthy();
		expect(written()).toEqual([]);
	});

	test.each([
		[problem(409, 'last_admin'), 'This is the only owner account. Please make somebody else an owner first.'],
		[tooMany, 'Too many attempts. Please wait 7 minutes and try again.'],
		['no answer', 'We got no answer. Please try again.'],
	] as const)('an account that could not be deleted says why, and the session continues', async (answer, words) => {
		const { answers, store } = await renderAccount(anAccount());
		answers[CALL] = answer;
		await open();
		await confirm('delete my account');
		expect(await screen.findByText(words)).toBeTruthy();
		expect(store.getState().session.status).toBe('in');
	});

	test('deleting the account with a wrong password is an error at its field', async () => {
		const { answers } = await renderAccount(anAccount());
		const message = 'This is not your current password.';
		answers[CALL] = problem(422, 'wrong_password', { errors: [{ field: 'currentPassword', message }] });
		await open();
		await confirm('delete my account');
		expect(await screen.findByText(message)).toBeTruthy();
		expect(screen.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true');
	});
});
