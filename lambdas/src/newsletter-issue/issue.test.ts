import { begun, isBeingSent, newIssue, progressOf, type Sending, stateOf, stopped } from './issue.ts';
import { noOutcomes } from './recipient-outcome.ts';

const NOW = new Date('2026-11-18T07:30:00.000Z');
const draft = newIssue('01I', { subject: 'Rest', preview: '', content: '<p>Sit down.</p>' }, NOW);
const sending: Sending = {
	startedAt: NOW.toISOString(),
	draftVersion: 1,
	expected: 10,
	page: 0,
	isWhole: false,
	promised: 0,
	outcomes: noOutcomes,
};
const at = (more: Partial<Sending>) => ({ ...draft, sending: { ...sending, ...more } });

test.each([
	['without a subject', { ...draft, subject: ' ' }, 'subject'],
	['without words', { ...draft, content: '<p> &nbsp;</p>' }, 'content'],
])('an issue %s is not sent, and the field is named', (_what, issue, field) => {
	expect(begun(issue, 10, NOW)).toMatchObject({ ok: false, refusal: 'invalid_request', errors: [{ field }] });
});

test('an issue without recipients is not sent', () => {
	expect(begun(draft, 0, NOW)).toMatchObject({ ok: false, refusal: 'no_subscribers' });
});

test('an issue that is being sent has the version that was sent', () => {
	expect(begun(draft, 10, NOW)).toMatchObject({ ok: true, value: { version: 2, sending: { draftVersion: 1 } } });
});

test('the state of an issue is sent once every page was promised and no mail is left', () => {
	expect(stateOf(draft)).toBe('draft');
	expect(stateOf(at({ promised: 10, outcomes: { ...noOutcomes, sent: 10 } }))).toBe('sending');
	expect(stateOf(at({ isWhole: true, promised: 10, outcomes: { ...noOutcomes, sent: 9 } }))).toBe('sending');
	const whole = at({ isWhole: true, promised: 10, outcomes: { ...noOutcomes, sent: 7, bounced: 2, unsubscribed: 1 } });
	expect(stateOf(whole)).toBe('sent');
});

test('an issue with pages to come counts every subscriber at its start', () => {
	const outcomes = { ...noOutcomes, sent: 3, complained: 1, bounced: 1, suppressed: 1, unsubscribed: 1 };
	expect(progressOf({ ...sending, promised: 8, outcomes })).toEqual({
		...{ startedAt: NOW.toISOString(), recipients: 10, sent: 4, complained: 1, cameBack: 2, unsubscribed: 1 },
		...{ failed: 0, left: 3 },
	});
});

test('an issue that was stopped counts all unsent mails as left', () => {
	const issue = stopped(at({}), { ...sending, promised: 8, outcomes: { ...noOutcomes, sent: 3, stopped: 2 } }, NOW);
	expect([stateOf(issue), isBeingSent(issue), issue.sending && progressOf(issue.sending).left]).toEqual([
		'stopped',
		false,
		7,
	]);
});
