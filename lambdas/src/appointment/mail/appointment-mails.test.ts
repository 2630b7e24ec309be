import { anAppointment } from '../../../test-support/appointment/an-appointment.ts';
import type { PastEvent } from '../appointment.ts';
import { mailsOf } from './appointment-mails.ts';

const BOOKED = '2026-11-20T06:00:00.000Z';
const SENT = '2026-11-20T06:00:02.000Z';
const CHANGED = '2026-11-21T06:00:00.000Z';
const AGAIN = '2026-11-21T07:00:00.000Z';

const event = (what: PastEvent['what'], at: string, detail?: string): PastEvent => ({
	what,
	by: 'u-1',
	at,
	version: 1,
	...(detail === undefined ? {} : { detail }),
});
const asItIs = (text: string) => text;
const sent = { state: 'sent', at: SENT, version: 1, attempt: 1 } as const;

test('a promised mail without a delivery status is pending', () => {
	expect(mailsOf(anAppointment(), [event('booked', BOOKED)], asItIs)).toEqual([
		{ kind: 'confirmation', channel: 'email', state: 'pending', at: BOOKED, version: 1 },
	]);
});

test('a mail that was sent has its delivery status', () => {
	const appointment = anAppointment({ mail: { confirmation: sent } });
	expect(mailsOf(appointment, [event('booked', BOOKED)], asItIs)).toEqual([
		{ kind: 'confirmation', channel: 'email', state: 'sent', at: SENT, version: 1 },
	]);
});

test.each(['moved', 'cancelled', 'attended', 'missed'] as const)(
	'a confirmation that was not sent before the appointment was %s is not listed',
	(what) => {
		const history = [event('booked', BOOKED), event(what, CHANGED)];
		const mails = mailsOf(anAppointment({ ver: 2 }), history, asItIs);
		expect(mails.filter(({ kind }) => kind === 'confirmation')).toEqual([]);
	},
);

test('a mail that staff send again is pending until the second one has a delivery status', () => {
	const appointment = anAppointment({ mail: { confirmation: { ...sent, state: 'bounced' } } });
	const history = [event('booked', BOOKED), event('mail_resent', AGAIN, 'confirmation')];
	expect(mailsOf(appointment, history, asItIs)).toEqual([
		{ kind: 'confirmation', channel: 'email', state: 'pending', at: AGAIN, version: 1 },
	]);
});

test('a mail of a move is not listed when the client is erased', () => {
	expect(mailsOf(anAppointment({ userId: 'erased' }), [event('moved', CHANGED)], asItIs)).toEqual([]);
});

test('a notice sent by SMS is listed with the channel SMS, and is pending until the SMS has a delivery status', () => {
	const bySms = { ...sent, state: 'by_sms', job: 'J1' } as const;
	const waiting = anAppointment({ mail: { confirmation: bySms } });
	expect(mailsOf(waiting, [event('booked', BOOKED)], asItIs)).toEqual([
		{ kind: 'confirmation', channel: 'sms', state: 'pending', at: SENT, version: 1 },
	]);
	const unreachable = { ...sent, state: 'unreachable', job: 'J1-sms', reason: 'TEXT_UNREACHABLE' } as const;
	const visit = anAppointment({ mail: { confirmation: bySms }, sms: { confirmation: unreachable } });
	expect(mailsOf(visit, [event('booked', BOOKED)], asItIs)).toEqual([
		{
			kind: 'confirmation',
			channel: 'sms',
			state: 'unreachable',
			at: SENT,
			version: 1,
			reason: 'TEXT_UNREACHABLE',
		},
	]);
});
