import { anAppointment } from '../../../test-support/appointment/an-appointment.ts';
import { shownPhone } from '../../client/shown-phone.ts';
import { phoneNumber } from '../../platform/phone-number.ts';
import type { Appointment } from '../appointment.ts';
import type { MailState } from '../mail-state.ts';
import type { SmsState } from '../sms-state.ts';
import { needsPhoneCall, phoneCallFor } from './phone-call.ts';

/** Friday, 10:00 AM at the centre. */
const AT = '2026-11-20T07:00:00.000Z';
const SOON = new Date('2026-11-20T07:01:00.000Z');
const LATER = new Date('2026-11-20T07:15:00.000Z');

const mailed = (state: MailState['state'], news: Partial<MailState> = {}): MailState => ({
	...{ state, at: AT, version: 1, attempt: 1 },
	...news,
});
const texted = (state: SmsState['state'], news: Partial<SmsState> = {}): SmsState => ({
	...{ state, at: AT, version: 1, attempt: 1, job: 'j-1' },
	...news,
});

const number = phoneNumber('0712 345 678');
if (number === undefined) throw new Error('This is a number.');
const phone = shownPhone({ number, proof: 'staff', since: AT });
const withBoth = { email: 'w@clients.example', emailUndeliverable: false, phone };
const withMail = { ...withBoth, phone: undefined };
const withPhone = { ...withBoth, email: '' };

const confirmation = (mail?: MailState, sms?: SmsState): Partial<Appointment> => ({
	mail: mail ? { confirmation: mail } : {},
	sms: sms ? { confirmation: sms } : {},
});

describe('a phone call by staff', () => {
	test.each([
		['the mail came back and there is no phone', withMail, mailed('bounced'), undefined],
		['the client complained of the mail', withBoth, mailed('complained'), undefined],
		['neither mail nor SMS can be sent to the client', withBoth, mailed('suppressed'), texted('suppressed')],
		['the mail came back, and the phone was off', withBoth, mailed('bounced'), texted('unreachable')],
		['the SMS was given up, and the mail came back', withBoth, mailed('bounced'), texted('failed')],
		['the SMS did not arrive and there is no address', withPhone, mailed('by_sms'), texted('undelivered')],
		[
			'the SMS did not arrive and mail does not reach the address',
			{ ...withBoth, emailUndeliverable: true },
			mailed('by_sms'),
			texted('undelivered'),
		],
	])('a phone call is due at once when %s', (_when, client, mail, sms) => {
		const visit = anAppointment(confirmation(mail, sms));
		expect(phoneCallFor(visit, client)).toEqual({ about: 'confirmation', from: AT });
		expect(needsPhoneCall(visit, client, SOON)).toBe(true);
		expect(needsPhoneCall(visit, client, new Date(visit.startAt))).toBe(false);
	});

	test.each([
		['the mail arrived', withBoth, mailed('delivered'), undefined],
		['the mail came back and the SMS was sent', withBoth, mailed('bounced'), texted('sent')],
		['the SMS failed and the mail arrived', withBoth, mailed('delivered'), texted('unreachable')],
		['the requested SMS is being sent', withBoth, mailed('by_sms'), undefined],
		['the address is unconfirmed and has reached its daily limit', withMail, mailed('held_back'), undefined],
		['a client without a channel was present at the booking', { ...withMail, email: '' }, mailed('untold'), undefined],
	])('a phone call is never due when %s', (_when, client, mail, sms) => {
		expect(phoneCallFor(anAppointment(confirmation(mail, sms)), client)).toBeUndefined();
	});

	test.each([
		['the mail came back and an SMS may still arrive', mailed('bounced'), undefined],
		['the SMS failed and a mail may still arrive', mailed('by_sms'), texted('unreachable')],
		['an SMS alone failed, and a mail is tried', undefined, texted('failed')],
	])('a phone call is due a quarter of an hour later when %s', (_when, mail, sms) => {
		const visit = anAppointment(confirmation(mail, sms));
		expect(needsPhoneCall(visit, withBoth, SOON)).toBe(false);
		expect(needsPhoneCall(visit, withBoth, LATER)).toBe(true);
	});

	test('a phone call is due in the morning when a mail bounced at night and the SMS waits for the day', () => {
		const visit = anAppointment(confirmation(mailed('bounced', { at: '2026-11-20T19:00:00.000Z' })));
		expect(phoneCallFor(visit, withBoth)?.from).toBe('2026-11-21T05:15:00.000Z');
		expect(phoneCallFor(visit, withMail)?.from).toBe('2026-11-20T19:00:00.000Z');
	});
});

const moved = (by?: string) => ({
	psychologistId: 'amina',
	psychologistName: 'Amina',
	at: AT,
	...(by === undefined ? {} : { by }),
});

describe('a phone call about a changed visit', () => {
	test('a phone call to a client without a channel is due when the centre moved the visit, and not when the client did', () => {
		const untold = { mail: { moved: mailed('untold', { version: 2 }) } };
		const withoutChannel = { ...withMail, email: '' };
		expect(phoneCallFor(anAppointment({ ...untold, lastMove: moved('staff') }), withoutChannel)).toMatchObject({
			about: 'moved',
		});
		expect(phoneCallFor(anAppointment({ ...untold, lastMove: moved() }), withoutChannel)).toBeUndefined();
	});

	test('a phone call is due when the notice of a cancellation by the centre failed, and not when the client cancelled', () => {
		const cancelled = { status: 'cancelled', mail: { cancelled: mailed('bounced', { version: 2 }) } } as const;
		expect(
			phoneCallFor(anAppointment({ ...cancelled, cancellation: { by: 'staff', at: AT } }), withMail),
		).toMatchObject({ about: 'cancelled' });
		expect(
			phoneCallFor(anAppointment({ ...cancelled, cancellation: { by: 'client', how: 'phone', at: AT } }), withMail),
		).toBeUndefined();
	});

	test('a phone call is not due for a notice that failed before the change, which has its own notice', () => {
		const lost = confirmation(mailed('bounced', { at: '2026-11-19T07:00:00.000Z' }));
		expect(phoneCallFor(anAppointment({ ...lost, lastMove: moved('staff') }), withMail)).toBeUndefined();
		expect(
			phoneCallFor(anAppointment({ ...lost, status: 'cancelled', cancellation: { by: 'staff', at: AT } }), withMail),
		).toBeUndefined();
	});
});

test('a phone call is due once per notice, and again after the next one that fails', () => {
	const phoned = { about: 'confirmation', version: 1, at: AT, by: 'staff' } as const;
	const lost = anAppointment({ ...confirmation(mailed('bounced')), phoned });
	expect(phoneCallFor(lost, withMail)).toBeUndefined();
	const reminder = mailed('bounced', { at: '2026-11-23T06:00:00.000Z' });
	expect(phoneCallFor({ ...lost, mail: { ...lost.mail, reminder } }, withMail)).toMatchObject({ about: 'reminder' });
});

test.each([
	['2026-11-20T09:00:00.000Z', '2026-11-27T09:00:00.000Z', '2026-11-20T10:00:00.000Z'],
	['2026-11-20T09:00:00.000Z', '2026-11-20T10:00:00.000Z', '2026-11-20T09:30:00.000Z'],
])('after an unanswered call at %s, a call about a visit at %s is due again at %s', (at, startAt, from) => {
	const unanswered = { about: 'confirmation', version: 1, count: 1, at } as const;
	const lost = anAppointment({ ...confirmation(mailed('bounced')), startAt, unanswered });
	expect(phoneCallFor(lost, withMail)).toMatchObject({ from });
});
