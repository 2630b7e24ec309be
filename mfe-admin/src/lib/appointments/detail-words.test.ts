import { eventWords, isReachedByNothing, mailComesBack, mailStateWords, mailsToResend } from './detail-words.ts';

const moved = { kind: 'moved', channel: 'email', state: 'sent', at: '2026-11-10T06:00:00.000Z', version: 2 } as const;

const user = { name: 'Jane', email: 'jane@example.com', emailVerified: true };

test('notices to a client without address and phone cannot be sent again', () => {
	const nobody = { ...user, email: '' };
	expect(isReachedByNothing({ user: nobody })).toBe(true);
	expect(mailsToResend({ status: 'confirmed', mails: [moved], user: nobody })).toEqual([]);
	expect(isReachedByNothing({ user })).toBe(false);
});

test('an event of the history names who caused it', () => {
	expect(eventWords({ what: 'moved', by: 'The client' })).toBe('Moved by the client');
	expect(eventWords({ what: 'attended', by: 'Amina Hassan' })).toBe('Recorded as attended by Amina Hassan');
});

test.each([
	['confirmed', [], ['confirmation']],
	['confirmed', [moved], ['confirmation', 'moved']],
	['cancelled', [moved], ['cancelled']],
	['attended', [moved], []],
] as const)('after a %s appointment with the mails %j these can be sent again: %j', (status, mails, kinds) => {
	expect(mailsToResend({ status, mails: [...mails], user })).toEqual(kinds);
});

test.each([
	[{ state: 'undelivered', reason: 'TEXT_INVALID' }, 'Did not arrive: there is no such number'],
	[{ state: 'undelivered', reason: 'TEXT_SPAM' }, 'Did not arrive: refused on the way'],
	[{ state: 'suppressed', reason: 'Stopped' }, 'Not sent: this number stopped our SMS'],
	[{ state: 'unreachable', reason: 'TEXT_UNREACHABLE' }, 'Did not arrive: the phone was off or out of reach'],
	[{ state: 'suppressed' }, 'Not sent: this address does not take our emails'],
] as const)('the mail state %j reads: %s', (mail, words) => {
	expect(mailStateWords(mail)).toBe(words);
});

test.each([
	[true, [moved], true],
	[true, [moved, { ...moved, channel: 'sms' }], false],
	[false, [moved], false],
] as const)('with an undeliverable address (%s), after %j, nothing arrives: %s', (emailUndeliverable, mails, said) => {
	expect(mailComesBack({ emailUndeliverable, mails: [...mails] })).toBe(said);
});
