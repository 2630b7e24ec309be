import { type Reached, waysOf, wayWords } from './notice-ways.ts';

const email = { shown: 'wairimu@example.com', takes: true };
const phone = { shown: '0712 345 678', takes: true };
const undelivered = { takes: false };
const MAIL = 'by email to wairimu@example.com';
const SMS = 'by SMS to 0712 345 678';

test.each<[string, Reached, string | undefined]>([
	['has only an address', { email }, MAIL],
	['has only a phone', { phone }, SMS],
	['chose email', { email, phone, notices: 'email' }, MAIL],
	['chose SMS', { email, phone, notices: 'sms' }, SMS],
	['chose both', { email, phone, notices: 'both' }, `${MAIL} and ${SMS}`],
	['wants no notices', { email, phone, notices: 'none' }, undefined],
	['has neither address nor phone', {}, undefined],
	['chose SMS, which do not arrive', { email, phone: { ...phone, ...undelivered }, notices: 'sms' }, MAIL],
	['chose email, which bounces', { email: { ...email, ...undelivered }, phone, notices: 'email' }, SMS],
	['chose both, and email bounces', { email: { ...email, ...undelivered }, phone, notices: 'both' }, SMS],
	[
		'has no channel that delivers',
		{ email: { ...email, ...undelivered }, phone: { ...phone, ...undelivered }, notices: 'sms' },
		MAIL,
	],
	['has only a phone, to which SMS do not arrive', { phone: { ...phone, ...undelivered } }, SMS],
])(
	'the notice to a client who %s uses the chosen channel, unless only the other one delivers',
	(_who, reached, words) => {
		expect(wayWords(reached)).toBe(words);
	},
);

test('a channel without its address is named by its kind', () => {
	expect(wayWords({ email: { takes: true }, phone: { takes: true }, notices: 'both' })).toBe('by email and by SMS');
});

test('a client without address and phone gets no notice, whatever was chosen', () => {
	expect(waysOf({ notices: 'both' })).toEqual({ mail: false, sms: false });
});
