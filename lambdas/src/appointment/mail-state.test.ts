import { isNews, type MailState } from './mail-state.ts';

const aState = (given: Partial<MailState>): MailState => ({
	state: 'sent',
	at: '2026-11-16T07:30:00.000Z',
	version: 1,
	attempt: 1,
	...given,
});

test.each([
	['delivered after sent', { state: 'sent' }, { state: 'delivered' }, true],
	['sent after delivered', { state: 'delivered' }, { state: 'sent' }, false],
	['the same again', { state: 'delivered' }, { state: 'delivered' }, false],
	['bounced after delivered', { state: 'delivered' }, { state: 'bounced' }, true],
	['complained after delivered', { state: 'delivered' }, { state: 'complained' }, true],
	['delivered after complained', { state: 'complained' }, { state: 'delivered' }, false],
	['failed after sent', { state: 'sent' }, { state: 'failed' }, false],
	['a second attempt after a bounce of the first', { state: 'bounced' }, { state: 'sent', attempt: 2 }, true],
	['the first attempt after news of the second', { state: 'sent', attempt: 2 }, { state: 'bounced' }, false],
	['a new version after anything', { state: 'complained', attempt: 7 }, { state: 'sent', version: 2 }, true],
	[
		'the first attempt of a mail sent again after a bounce',
		{ state: 'bounced', job: 'J1' },
		{ state: 'sent', job: 'J2' },
		true,
	],
	[
		'a late bounce after the mail was sent again',
		{ state: 'sent', job: 'J2' },
		{ state: 'bounced', job: 'J1', attempt: 2 },
		false,
	],
	['an old version after a new one', { state: 'sent', version: 2 }, { state: 'bounced', attempt: 9 }, false],
] as const)('a mail event is stored when it is newer: %s (%#)', (_what, known, news, expected) => {
	expect(isNews(aState(known), aState(news))).toBe(expected);
});

test('any mail event is stored when there is none yet', () => {
	expect(isNews(undefined, aState({ state: 'failed' }))).toBe(true);
});
