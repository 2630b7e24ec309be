import type { InboxItem } from '@tulia/contracts/inbox/staff-schemas';
import { daniel } from '../../testing/sample-content.ts';
import { promiseWords, timeLeftWords, waitingWords } from './time-left.ts';

const NOW = new Date('2026-11-10T12:00:00.000Z');

test.each([
	['2026-11-10T12:00:00.000Z', 'Waiting less than an hour'],
	['2026-11-10T11:00:01.000Z', 'Waiting less than an hour'],
	['2026-11-10T11:00:00.000Z', 'Waiting 1 hour'],
	['2026-11-08T12:00:01.000Z', 'Waiting 47 hours'],
	['2026-11-08T12:00:00.000Z', 'Waiting 2 days'],
	['2026-11-11T12:00:00.000Z', 'Waiting less than an hour'],
])('an item created at %s has the badge “%s” at noon on 10 November', (createdAt, words) => {
	expect(waitingWords(createdAt, NOW)).toBe(words);
});

const HOUR = 3_600_000;
/** Daniel's message, created this many hours before noon. */
const written = (hours: number, change: Partial<InboxItem> = {}): InboxItem => ({
	...daniel,
	createdAt: new Date(NOW.getTime() - hours * HOUR).toISOString(),
	...change,
});

test.each([
	[0, '48 hours left to answer'],
	[6, '42 hours left to answer'],
	[46.5, '1 hour left to answer'],
	[47.5, 'Less than an hour left to answer'],
	[48, 'Late'],
	[49, '1 hour late'],
	[48 + 47, '47 hours late'],
	[48 + 72, '3 days late'],
])('the time left to answer an item that has waited %s hours reads “%s”', (hours, words) => {
	expect(timeLeftWords(written(hours), NOW)).toBe(words);
});

test('no time left is shown for an answered item, or for one whose reply bounced', () => {
	const replies = [{ text: 'Karibu.', at: NOW.toISOString(), by: 'Amina' }];
	expect(timeLeftWords(written(6, { state: 'answered', replies }), NOW)).toBeUndefined();
	const cameBack = replies.map((reply) => ({ ...reply, cameBack: NOW.toISOString() }));
	expect(timeLeftWords(written(60, { replies: cameBack }), NOW)).toBeUndefined();
});

test('an item with words of crisis shows “Answer now” instead of the 48 hours', () => {
	const inCrisis = written(1, { mayBeInCrisis: true });
	expect(timeLeftWords(inCrisis, NOW)).toBe('Answer now');
	expect(promiseWords([written(60, { mayBeInCrisis: true })], false, NOW)).toBeUndefined();
});

test.each([
	['is absent while no item is close to them', [1, 20], false, undefined],
	['names one item that is close to them', [37, 2], false, 'One person is close to the 48 hours we promise.'],
	['counts the items that are close to them', [47, 37, 2], true, '2 people are close to the 48 hours we promise.'],
	[
		'counts only the late items if there are any',
		[50, 49, 40],
		false,
		'2 people waited longer than 48 hours. Please answer them first.',
	],
	[
		'says “at least” if further pages may have more',
		[60, 50],
		true,
		'At least 2 people waited longer than 48 hours. Please answer them first.',
	],
])('the sentence about the 48 hours %s', (_what, hours, hasMore, words) => {
	expect(
		promiseWords(
			hours.map((each) => written(each)),
			hasMore,
			NOW,
		),
	).toBe(words);
});
