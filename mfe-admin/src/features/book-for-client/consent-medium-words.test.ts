import { consentMediumWords } from './consent-medium-words.ts';

const draft = { when: 'to come', email: 'wambui@clients.example', channel: 'email', isSoon: false } as const;
const TICKET = 'with the time and the place only.';

test.each([
	[{}, `They get the ticket by email, ${TICKET}`],
	[{ channel: 'sms' }, `They get the ticket by SMS, ${TICKET}`],
	[{ channel: 'both' }, `They get the ticket by email and SMS, ${TICKET}`],
	[{ channel: 'none' }, 'They get no email and no SMS. Please give them the ticket number.'],
	[
		{ when: 'today', isSoon: true },
		`They get the ticket by email, ${TICKET} It is less than 24 hours away, so there is no reminder.`,
	],
	[{ when: 'over' }, 'This visit is over, so no message is sent.'],
	[{ channel: undefined }, ''],
] as const)('the messages to the client depend on their channel: %j', (said, words) => {
	expect(consentMediumWords({ ...draft, ...said }, true)).toBe(words);
});

test('no SMS is announced on a site that sends none', () => {
	expect(consentMediumWords({ ...draft, channel: 'both' }, false)).toBe(`They get the ticket by email, ${TICKET}`);
	expect(consentMediumWords({ ...draft, channel: 'sms', email: undefined }, false)).toMatch(
		/^They get no email and no SMS/,
	);
});
