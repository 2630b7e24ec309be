/** @jest-environment @tulia/test-kit/jsdom-environment */
import { screen, waitFor } from '@testing-library/react';
import type { Account } from '@tulia/contracts/account/schemas';
import { accountSection, fill, renderAccount, tooMany } from '../../testing/render-account.ts';
import { click } from '../../testing/render-app.tsx';
import { anAccount } from '../../testing/sample-account.ts';

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	window.scrollTo = () => undefined;
});

const SECTION = 'How we reach you';
const section = (): ReturnType<typeof accountSection> => accountSection(SECTION);
/** A button by the beginning of its name: its hidden busy text is part of the name. */
const button = (name: string) => section().queryByRole('button', { name: new RegExp(`^${name}`) });
async function press(name: string): Promise<void> {
	const found = button(name);
	if (!found) throw new Error(`There is no button "${name}".`);
	await click(found);
}

const phone = { number: '+254712345678', shown: '0712 345 678', confirmed: true };
const phoneCode = { shown: '0712 345 678', sentAt: '2026-11-24T06:00:00.000Z', until: '2026-11-24T06:10:00.000Z' };
const reached = (changes: Partial<Account> = {}): Account => anAccount({ smsStop: 'reply', ...changes });
const refused = (status: number, code: string) => ({
	status,
	body: { type: `/problems/${code}`, title: '', status, detail: '', code, errors: [], requestId: 'test' },
});

test('a number is entered, confirmed by its code, and SMS can be chosen', async () => {
	const { answers, written } = await renderAccount(reached());
	expect(section().queryByText('How should we tell you?')).toBeNull();
	answers['POST /api/account/phone'] = { status: 200, body: reached({ phoneCode }) };
	fill(section(), /Phone number/, '0712 345 678');
	await press('Send me a code');
	const field = await section().findByLabelText('Six-digit code');
	expect(document.activeElement).toBe(field);
	expect(field.getAttribute('inputmode')).toBe('numeric');
	expect(field.getAttribute('autocomplete')).toBe('one-time-code');
	expect(field.getAttribute('maxlength')).toBeNull();
	answers['POST /api/account/phone/confirmation'] = { status: 200, body: reached({ phone }) };
	fill(section(), 'Six-digit code', ' 482 019 ');
	await press('Confirm number');
	expect((await section().findByText(/Your number is confirmed/)).closest('[tabindex]')).toBe(document.activeElement);
	answers['POST /api/account/notices'] = { status: 200, body: reached({ phone, notices: 'both' }) };
	await click(await section().findByRole('radio', { name: /Both/ }));
	await press('Save');
	expect(
		await section().findByText(/We tell you of your visits by email to .+ and by SMS to 0712 345 678\./),
	).toBeTruthy();
	expect(written()).toEqual([
		{ call: 'POST /api/account/phone', body: { phone: '0712 345 678' } },
		{ call: 'POST /api/account/phone/confirmation', body: { code: ' 482 019 ' } },
		{ call: 'POST /api/account/notices', body: { notices: 'both' } },
	]);
});

test.each([
	['a new number', {}],
	['a number that staff noted', { phone: { ...phone, confirmed: false } }],
])('without a confirmed address no code is offered for %s, and the email can be sent again', async (_what, changes) => {
	const { answers, written } = await renderAccount(reached({ emailVerified: false, ...changes }));
	expect(section().queryByRole('button', { name: /code/ })).toBeNull();
	expect(section().getByText(/Please confirm your email address first, with the button in our email/)).toBeTruthy();
	answers['POST /api/account/confirmation-mail'] = { status: 202, body: { status: 'sent' } };
	await press('Send again');
	expect(await section().findByText(/^Sent again to client@example\.com\./)).toBeTruthy();
	expect(written()).toEqual([{ call: 'POST /api/account/confirmation-mail', body: undefined }]);
});

test.each([
	['code_wrong', 422, 'That is not the code. Look again, or send a new one.'],
	['code_ended', 410, 'This code no longer works. Please send a new one.'],
])('a code that is refused as %s is an error at its field, and stays there', async (code, status, words) => {
	const { answers } = await renderAccount(reached({ phoneCode }));
	answers['POST /api/account/phone/confirmation'] = refused(status, code);
	fill(section(), 'Six-digit code', '000000');
	await press('Confirm number');
	expect(await section().findByText(words)).toBeTruthy();
	expect((section().getByLabelText('Six-digit code') as HTMLInputElement).value).toBe('000000');
});

test('a malformed code is an error without a request', async () => {
	const { written } = await renderAccount(reached({ phoneCode }));
	fill(section(), 'Six-digit code', '4820');
	await press('Confirm number');
	expect(section().getByText('The code has six digits')).toBeTruthy();
	expect(written()).toEqual([]);
});

test('a code can be sent again or to another number, and too many requests are refused with a message', async () => {
	const { answers, written } = await renderAccount(reached({ phoneCode }));
	answers['POST /api/account/phone'] = { status: 200, body: reached({ phoneCode }) };
	await press('Send again');
	expect(await section().findByText(/A new code is on its way to 0712 345 678/)).toBeTruthy();
	expect(written()).toEqual([{ call: 'POST /api/account/phone', body: { phone: '0712 345 678' } }]);
	answers['POST /api/account/phone'] = tooMany;
	await press('Send again');
	expect(await section().findByText(/Please wait 7 minutes and try again/)).toBeTruthy();
	await press('Change number');
	expect(document.activeElement).toBe(section().getByLabelText(/Phone number/));
	await press('Back to the code');
	expect(section().getByLabelText('Six-digit code')).toBeTruthy();
});

test('removing a number also removes the choice of SMS', async () => {
	const { answers } = await renderAccount(reached({ phone, notices: 'both' }));
	answers['DELETE /api/account/phone'] = { status: 200, body: reached() };
	await press('Remove');
	expect(await section().findByText('Your number is removed.')).toBeTruthy();
	await waitFor(() => expect(section().queryByText('How should we tell you?')).toBeNull());
});

test('a client who sent STOP sees since when, and can start SMS again', async () => {
	const stopped = { since: '2026-11-18T07:44:00.000Z', by: 'sms' } as const;
	const { answers, written } = await renderAccount(reached({ phone: { ...phone, stopped } }));
	expect(section().getByText(/You stopped SMS on Wed 18 Nov, 10:44 AM/)).toBeTruthy();
	answers['POST /api/account/phone/sms'] = { status: 200, body: reached({ phone }) };
	await press('Start SMS again');
	expect(await section().findByText('We send you SMS again.')).toBeTruthy();
	expect(written()).toEqual([{ call: 'POST /api/account/phone/sms', body: { wanted: true } }]);
});

test.each([
	['the carrier stopped', { ...phone, stopped: { since: '2026-11-18T07:44:00.000Z', by: 'carrier' } }],
	[
		'staff noted and a reply stopped',
		{ ...phone, confirmed: false, stopped: { since: '2026-11-18T07:44:00.000Z', by: 'sms' } },
	],
] as const)('SMS to a number that %s cannot be started again on this page', async (_what, stopped) => {
	await renderAccount(reached({ phone: stopped }));
	expect(button('Start SMS again')).toBeNull();
	expect(section().getByText(/To get SMS again/)).toBeTruthy();
});

test('SMS can be stopped on this page where replies do not arrive', async () => {
	const { answers } = await renderAccount(reached({ phone, smsStop: 'page', notices: 'sms' }));
	expect(section().queryByText(/reply STOP/)).toBeNull();
	const stopped = { since: '2026-11-18T07:44:00.000Z', by: 'account' } as const;
	answers['POST /api/account/phone/sms'] = { status: 200, body: reached({ phone: { ...phone, stopped } }) };
	await press('Stop all SMS');
	expect(await section().findByText('You get no more SMS from us. Your visits stay booked.')).toBeTruthy();
});

test('a number that SMS do not reach is tested with a code', async () => {
	const { answers } = await renderAccount(
		reached({ phone: { ...phone, unreachableSince: '2026-11-18T07:44:00.000Z' }, notices: 'sms' }),
	);
	answers['POST /api/account/phone'] = { status: 200, body: reached({ phone, phoneCode }) };
	await press('Send a code');
	expect(await section().findByLabelText('Six-digit code')).toBeTruthy();
});

test('a number that staff noted receives no SMS until a code confirms it', async () => {
	await renderAccount(reached({ phone: { ...phone, confirmed: false } }));
	expect(section().getByText(/Our staff noted this number for you/)).toBeTruthy();
	expect(section().queryByText('How should we tell you?')).toBeNull();
});

describe('contact details on a site that sends no SMS', () => {
	test('a client is not asked for a number on a site that sends no SMS', async () => {
		await renderAccount(anAccount());
		expect(screen.queryByRole('region', { name: SECTION })).toBeNull();
	});

	test('a number that staff noted is shown for removal on a site that sends no SMS', async () => {
		await renderAccount(anAccount({ phone: { ...phone, confirmed: false } }));
		expect(section().getAllByText('0712 345 678').length).toBeGreaterThan(0);
		expect(button('Remove')).not.toBeNull();
		expect(section().queryByText(/SMS/)).toBeNull();
	});
});
