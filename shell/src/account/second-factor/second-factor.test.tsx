/** @jest-environment @tulia/test-kit/jsdom-environment */
import { screen, waitFor } from '@testing-library/react';
import { problem } from '@tulia/platform/testing';
import { accountSection, fill, type RenderedAccount, renderAccount, tooMany } from '../../testing/render-account.ts';
import { click } from '../../testing/render-app.tsx';
import { aStaffAccount } from '../../testing/sample-account.ts';

const START = 'POST /api/account/second-factor';
const CONFIRM = 'POST /api/account/second-factor/confirmation';
const REMOVE = 'POST /api/account/second-factor/removal';

const offer = {
	secret: 'JBSW Y3DP EHPK 3PXP',
	uri: 'otpauth://totp/Tulia:admin%40example.com?secret=JBSWY3DPEHPK3PXP',
};
const codes = ['k3f9-2mxq', 'abcd-2345'];

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	window.scrollTo = () => undefined;
});

const section = (): ReturnType<typeof accountSection> => accountSection('Second factor');
const press = (name: string | RegExp): Promise<void> => click(section().getByRole('button', { name }));
const isFocused = (words: string): void => expect(document.activeElement?.textContent).toContain(words);

async function toTheApp(): Promise<RenderedAccount> {
	const rendered = await renderAccount(aStaffAccount(), { [START]: { status: 200, body: offer } });
	await press('Set up a second factor');
	fill(section(), 'Current password', 'Karibu!2026');
	await press(/Continue/);
	await section().findByText(offer.secret);
	return rendered;
}
async function confirm(code: string): Promise<void> {
	fill(section(), 'Code from the app', code);
	await press(/Turn it on/);
}

describe('setting up a second factor', () => {
	test('setting up a second factor is announced as required for staff where the centre requires it', async () => {
		const { view } = await renderAccount(aStaffAccount({ required: false }));
		expect(screen.queryByText('Staff need a second factor')).toBeNull();
		view.unmount();
		await renderAccount(aStaffAccount());
		expect(screen.getByText('Staff need a second factor')).toBeTruthy();
	});

	test('setting up a second factor takes the password and the first code of its secret, and shows the recovery codes once', async () => {
		const { answers, written } = await toTheApp();
		isFocused('Connect your app');
		const code = screen.getByRole('img', { name: /QR code with the secret/ });
		await waitFor(() => expect(code.querySelector('path')).toBeTruthy());
		expect(section().getByRole('link', { name: 'Open your app' }).getAttribute('href')).toBe(offer.uri);

		answers[CONFIRM] = { status: 200, body: { codes } };
		await confirm('123 456');
		isFocused('Keep these recovery codes');
		expect(
			section()
				.getAllByRole('listitem')
				.map((item: HTMLElement) => item.textContent),
		).toEqual(codes);
		expect(written().map(({ call, body }) => [call, body])).toEqual([
			[START, { currentPassword: 'Karibu!2026' }],
			[CONFIRM, { code: '123 456' }],
		]);

		await press('I have kept them');
		isFocused('Your second factor is on.');
		// The store notifies its subscribers with the next frame.
		expect(await section().findByText('On, with 2 recovery codes left.')).toBeTruthy();
		expect(screen.queryByText('k3f9-2mxq')).toBeNull();
	});

	test('setting up a second factor shows an error for a wrong code, and accepts the next one', async () => {
		const { answers, store } = await toTheApp();
		const message = 'This code is not right. Please try the next one.';
		answers[CONFIRM] = problem(401, 'second_factor_wrong', { errors: [{ field: 'code', message }] });
		await confirm('000000');
		expect(await section().findByText(message)).toBeTruthy();
		expect(store.getState().session.status).toBe('in');
		answers[CONFIRM] = { status: 200, body: { codes } };
		await confirm('123456');
		expect(await section().findByText('Keep these recovery codes')).toBeTruthy();
	});

	test('setting up a second factor that took too long shows a message, and starts again', async () => {
		const { answers } = await toTheApp();
		answers[CONFIRM] = problem(409, 'second_factor_pending');
		await confirm('123456');
		expect(await section().findByText(/This took too long/)).toBeTruthy();
		await press('Begin again');
		isFocused('First, your password');
	});

	test.each(['', '12345', 'abcdef'])('setting up a second factor does not send %p as a code', async (code) => {
		const { written } = await toTheApp();
		await confirm(code);
		expect(written().map(({ call }) => call)).toEqual([START]);
		expect(screen.getByLabelText('Code from the app').getAttribute('aria-invalid')).toBe('true');
	});

	test.each([
		[problem(403, 'forbidden'), /there may be a second factor already/],
		[tooMany, 'Too many attempts. Please wait 7 minutes and try again.'],
		['no answer', 'We could not begin just now. Please try again.'],
	] as const)('a refused set-up of a second factor shows the reason', async (answer, words) => {
		await renderAccount(aStaffAccount(), { [START]: answer });
		await press('Set up a second factor');
		fill(section(), 'Current password', 'Karibu!2026');
		await press(/Continue/);
		expect(await section().findByText(words)).toBeTruthy();
	});

	test('setting up a second factor can be cancelled, and the focus returns', async () => {
		await renderAccount(aStaffAccount());
		await press('Set up a second factor');
		await press('Not now');
		isFocused('Set up a second factor');
	});
});

describe('the recovery codes', () => {
	async function shown(clipboard: Pick<Clipboard, 'writeText'> | undefined): Promise<void> {
		Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
		const { answers } = await toTheApp();
		answers[CONFIRM] = { status: 200, body: { codes } };
		await confirm('123456');
		await press(/Copy/);
	}
	afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

	test('recovery codes are copied one per line', async () => {
		const copied: string[] = [];
		await shown({
			writeText: async (text) => {
				copied.push(text);
			},
		});
		expect(copied).toEqual(['k3f9-2mxq\nabcd-2345']);
		expect(await section().findByText(/Copied\./)).toBeTruthy();
	});

	test.each([
		['does not allow it', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
		['has no clipboard', undefined],
	])('copying recovery codes shows a message when the browser %s', async (_what, clipboard) => {
		await shown(clipboard);
		expect(await section().findByText(/Your browser does not let us copy/)).toBeTruthy();
	});
});

describe('removing a second factor', () => {
	const enabled = (recoveryCodesLeft = 8): ReturnType<typeof aStaffAccount> =>
		aStaffAccount({ enabled: true, recoveryCodesLeft });
	async function remove(): Promise<void> {
		await press('Remove second factor');
		fill(section(), 'Current password', 'Karibu!2026');
		fill(section(), /Code from the app/, 'K3F9 2MXQ');
		await press(/Remove it/);
	}

	test('a second factor is removed with the password and a code', async () => {
		const { written } = await renderAccount(enabled(), { [REMOVE]: { status: 204, body: null } });
		await remove();
		expect(written()).toEqual([{ call: REMOVE, body: { currentPassword: 'Karibu!2026', code: 'K3F9 2MXQ' } }]);
		await waitFor(() => isFocused('Your second factor is off.'));
		expect(await section().findByRole('button', { name: 'Set up a second factor' })).toBeTruthy();
	});

	test('a second factor is not removed with a wrong code, which is an error at its field', async () => {
		const message = 'This code is not right. Please try the next one.';
		const answer = problem(401, 'second_factor_wrong', { errors: [{ field: 'code', message }] });
		const { store } = await renderAccount(enabled(), { [REMOVE]: answer });
		await remove();
		expect(await section().findByText(message)).toBeTruthy();
		expect(store.getState().session.status).toBe('in');
		await press('Keep it');
		isFocused('Remove second factor');
	});

	test.each([
		[8, false],
		[3, true],
		[1, true],
	])('whether the page explains new recovery codes when %d are left: %p', async (left, says) => {
		await renderAccount(enabled(left));
		expect(section().getByText(`On, with ${left} recovery ${left === 1 ? 'code' : 'codes'} left.`)).toBeTruthy();
		expect(section().queryByText(/For new recovery codes/) !== null).toBe(says);
	});
});
