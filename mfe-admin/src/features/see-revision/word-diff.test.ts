import { wordDiff } from './word-diff.ts';

const shown = (before: string, after: string): string =>
	wordDiff(before, after)
		.map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
		.join('');

test.each([
	['Go outside.', 'Go outside.', 'Go outside.'],
	['Go outside now.', 'Go outside later.', 'Go outside [-now.-][+later.+]'],
	['Go outside.', 'Please go outside.', '[-Go -][+Please go +]outside.'],
	['One two three', 'One three', 'One [-two -]three'],
	['One three', 'One two three', 'One [+two +]three'],
	['One.\nTwo.', 'One.\nOne and a half.\nTwo.', 'One.\n[+One and a half.\n+]Two.'],
	['One  two', 'One two', 'One two'],
	['', 'New', '[+New+]'],
	['Old', '', '[-Old-]'],
	['', '', ''],
])('the difference of %j and %j is %j', (before, after, expected) => {
	expect(shown(before, after)).toBe(expected);
});

test('the parts of one text, joined, give exactly that text', () => {
	const before = 'The tea is ready, and the kettle is warm.\nSit down.';
	const after = 'Sit down: the tea is warm.\nThe kettle is ready, too.';
	const side = (kind: 'removed' | 'added'): string =>
		wordDiff(before, after)
			.filter((part) => part.kind === 'same' || part.kind === kind)
			.map(({ text }) => text)
			.join('');
	expect(side('added')).toBe(after);
	expect(side('removed').replaceAll(/\s+/g, ' ')).toBe(before.replaceAll(/\s+/g, ' '));
});
