/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Account } from '@tulia/contracts/account/schemas';
import type { MockResponses } from '@tulia/platform/testing';
import { renderBooking } from '../../testing/render-booking.tsx';
import { anAccount, aTicket } from '../../testing/samples.ts';
import { open, pick } from '../../testing/schedule-form.ts';

const PAGE = '/appointments/TUL-26-4K7M9';
const phone = { number: '+254712345678', shown: '0712 345 678', confirmed: true };
const stopped = { since: '2026-11-18T07:44:00.000Z', by: 'sms' } as const;
const MAIL = 'by email to wairimu@example.com';
const SMS = 'by SMS to 0712 345 678';
const BOTH = `${MAIL} and ${SMS}`;

/** Contact details and the channels that follow from them. */
const REACHED: readonly (readonly [string, Partial<Account>, string | undefined])[] = [
	['email alone', {}, MAIL],
	['SMS alone', { phone, notices: 'sms' }, SMS],
	['SMS alone, with an address that is not confirmed', { phone, notices: 'sms', emailVerified: false }, SMS],
	['both', { phone, notices: 'both' }, BOTH],
	['neither', { phone, notices: 'none' }, undefined],
	['an address that is not confirmed', { emailVerified: false }, MAIL],
	['a number that is not confirmed', { phone: { ...phone, confirmed: false } }, MAIL],
	['an address whose mail came back', { phone, emailCameBack: true }, SMS],
	['a number that stopped SMS', { phone: { ...phone, stopped }, notices: 'sms' }, MAIL],
	['a number that is lost', { phone: { ...phone, unreachableSince: stopped.since }, notices: 'sms' }, MAIL],
];

const answers = (changes: Partial<Account>, ticket = aTicket()): MockResponses => ({
	'GET /api/account': { status: 200, body: { ...anAccount(), smsStop: 'reply', ...changes } },
	[`GET /api${PAGE}`]: { status: 200, body: ticket },
});
const said = () => document.body.textContent ?? '';

/** Expects the page to name only the active channel. */
function expectOnly(by: string | undefined): void {
	const others = by === undefined ? said() : said().replaceAll(by, '');
	expect(others).not.toMatch(/\bby (?:email|SMS)\b|reminder email|to your email|We send it to/);
}

test.each(REACHED)('the booking form names the channel of a client with %s', async (_who, changes, by) => {
	await open(answers(changes));
	await screen.findByRole('region', { name: 'How we tell you' });
	expect(said()).toContain(by ? `Your ticket and the reminder go ${by}` : 'Nothing is sent to you, as you asked us.');
	await pick('anxiety-management');
	await waitFor(() => expect(said()).toContain(by ? 'We send a reminder 24 hours before.' : 'so no reminder comes'));
	expectOnly(by);
});

test.each(REACHED)('the ticket names the channel of a client with %s', async (_who, changes, by) => {
	await renderBooking(PAGE, answers(changes));
	await screen.findByText(/You can change that in/);
	expect(said()).toContain(by ? `It comes ${by} on Wed 18 Nov` : 'You asked us to send no messages');
	expectOnly(by);
});

test.each(REACHED)('a cancelled visit names the channel of a client with %s', async (_who, changes, by) => {
	const cancelled = aTicket({ status: 'cancelled', version: 2, reminder: { kind: 'none' } });
	const { answers: api } = await renderBooking(PAGE, answers(changes));
	const press = async (name: string) => {
		const button = await screen.findByText(name);
		await act(async () => fireEvent.click(button));
	};
	await press('Cancel this visit');
	Object.assign(api, answers(changes, cancelled), {
		[`POST /api${PAGE}/cancellation`]: { status: 200, body: { ticket: cancelled } },
	});
	await press('Yes, cancel it');
	await screen.findByText(/is cancelled\. /);
	expect(said()).toContain(by ? `We confirm it ${by}.` : 'We send no message, as you asked us.');
	expectOnly(by);
});
