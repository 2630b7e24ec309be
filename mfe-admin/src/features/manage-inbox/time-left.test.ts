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
])('an item of %s has at noon of the 10th the badge %s', (createdAt, words) => {
	expect(waitingWords(createdAt, NOW)).toBe(words);
});

const HOUR = 3_600_000;
/** Daniel's message, written this many hours before noon. */
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
])('after %s hours the time left reads: %s', (hours, words) => {
	expect(timeLeftWords(written(hours), NOW)).toBe(words);
});

test('an answered item, and one with a bounced reply, show no promised time', () => {
	const replies = [{ text: 'Karibu.', at: NOW.toISOString(), by: 'Amina' }];
	expect(timeLeftWords(written(6, { state: 'answered', replies }), NOW)).toBeUndefined();
	const cameBack = replies.map((reply) => ({ ...reply, cameBack: NOW.toISOString() }));
	expect(timeLeftWords(written(60, { replies: cameBack }), NOW)).toBeUndefined();
});

test('words of crisis have no 48 hours: they need an answer now', () => {
	const inCrisis = written(1, { mayBeInCrisis: true });
	expect(timeLeftWords(inCrisis, NOW)).toBe('Answer now');
	expect(promiseWords([written(60, { mayBeInCrisis: true })], false, NOW)).toBeUndefined();
});

test.each([
	['nothing while everybody has time', [1, 20], false, undefined],
	['one person who is close', [37, 2], false, 'One person is close to the 48 hours we promise.'],
	['those who are close', [47, 37, 2], true, '2 people are close to the 48 hours we promise.'],
	[
		'those who wait too long before them',
		[50, 49, 40],
		false,
		'2 people waited longer than 48 hours. Please answer them first.',
	],
	[
		'that there may be more',
		[60, 50],
		true,
		'At least 2 people waited longer than 48 hours. Please answer them first.',
	],
])('the heading of the list reads %s', (_what, hours, hasMore, words) => {
	expect(
		promiseWords(
			hours.map((each) => written(each)),
			hasMore,
			NOW,
		),
	).toBe(words);
});
