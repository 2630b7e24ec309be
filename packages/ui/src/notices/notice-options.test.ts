import { offersSms, type Reached, waysNow } from './notice-options.ts';

const phone = { number: '+254712345678', shown: '0712 345 678', confirmed: true };
const stopped = { since: '2026-11-18T07:44:00.000Z', by: 'sms' } as const;
const aClient = (changes: Partial<Reached> = {}): Reached => ({
	email: 'wairimu@example.com',
	emailCameBack: false,
	notices: 'email',
	smsStop: 'reply',
	...changes,
});

test.each<[string, Partial<Reached>, string]>([
	['chose email', { phone }, 'mail'],
	['chose SMS', { phone, notices: 'sms' }, 'sms'],
	['chose both', { phone, notices: 'both' }, 'mail sms'],
	['wants none', { phone, notices: 'none' }, ''],
	['chose SMS and stopped them', { phone: { ...phone, stopped }, notices: 'sms' }, 'mail'],
	['chose SMS that do not arrive', { phone: { ...phone, unreachableSince: stopped.since }, notices: 'sms' }, 'mail'],
	['chose email, which came back', { phone, emailCameBack: true }, 'sms'],
	['chose both, and email came back', { phone, notices: 'both', emailCameBack: true }, 'sms'],
	['has email alone, which came back', { emailCameBack: true }, 'mail'],
])('the notice to a client who %s uses the chosen channel, or the one that delivers', (_who, changes, ways) => {
	const { mail, sms } = waysNow(aClient(changes));
	expect([mail ? 'mail' : '', sms ? 'sms' : ''].filter(Boolean).join(' ')).toBe(ways);
});

test.each<[string, Partial<Reached>, boolean]>([
	['a confirmed number', { phone }, true],
	['no number', {}, false],
	['a number that staff noted', { phone: { ...phone, confirmed: false } }, false],
	['a number that staff noted, with SMS', { phone: { ...phone, confirmed: false }, notices: 'sms' }, true],
])('SMS can be chosen with %s: %s', (_what, changes, offered) => {
	expect(offersSms(aClient(changes))).toBe(offered);
});

test('SMS cannot be chosen where none are sent', () => {
	const { smsStop: _none, ...silent } = aClient({ phone });
	expect(offersSms(silent)).toBe(false);
});
