import { waitingWords } from './inbox-item.ts';

const NOW = new Date('2026-11-10T12:00:00.000Z');

test.each([
	['2026-11-10T12:00:00.000Z', 'Waiting less than an hour'],
	['2026-11-10T11:00:01.000Z', 'Waiting less than an hour'],
	['2026-11-10T11:00:00.000Z', 'Waiting 1 hour'],
	['2026-11-08T12:00:01.000Z', 'Waiting 47 hours'],
	['2026-11-08T12:00:00.000Z', 'Waiting 2 days'],
	['2026-11-11T12:00:00.000Z', 'Waiting less than an hour'],
])('an item that came at %s has at noon of the 10th the badge %s', (createdAt, words) => {
	expect(waitingWords(createdAt, NOW)).toBe(words);
});
