import { eventWords, mailsToResend } from './detail-words.ts';

const moved = { kind: 'moved', state: 'sent', at: '2026-11-10T06:00:00.000Z', version: 2 } as const;

test('an event of the history is worded with who caused it', () => {
	expect(eventWords({ what: 'moved', by: 'The client' })).toBe('Moved by the client');
	expect(eventWords({ what: 'attended', by: 'Amina Hassan' })).toBe('Recorded as attended by Amina Hassan');
});

test.each([
	['confirmed', [], ['confirmation']],
	['confirmed', [moved], ['confirmation', 'moved']],
	['cancelled', [moved], ['cancelled']],
	['attended', [moved], []],
] as const)('of a %s appointment with the mails %j these can be sent again: %j', (status, mails, kinds) => {
	expect(mailsToResend({ status, mails: [...mails] })).toEqual(kinds);
});
