import { likesWords, readsWords } from './count-words.ts';

test.each([
	[0, ''],
	[1, '1 read'],
	[2, '2 reads'],
	[1234, '1,234 reads'],
])('%d reads are shown as "%s"', (reads, words) => {
	expect(readsWords(reads)).toBe(words);
});

test.each([
	[0, ''],
	[1, '1'],
	[1234, '1,234'],
])('%d likes are shown as "%s"', (likes, words) => {
	expect(likesWords(likes)).toBe(words);
});
