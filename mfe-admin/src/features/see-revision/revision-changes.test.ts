/** @jest-environment @tulia/test-kit/jsdom-environment */
import type { ArticleFields } from '../../lib/article/article-fields.ts';
import { readableText } from './readable-text.ts';
import { revisionChanges } from './revision-changes.ts';

const then: ArticleFields = {
	title: 'A walk',
	snippet: 'Ten minutes help.',
	author: 'Amina Hassan',
	aboutAuthor: 'Psychologist.',
	category: 'Wellness',
	imageUrl: 'cover-wellness',
	content: '<p>Go outside.</p>',
};

test('only differing fields are listed, in the order of the editor', () => {
	const now = { ...then, title: 'A long walk', imageUrl: 'cover-anxiety', content: '<p>Go inside.</p>' };
	expect(revisionChanges(then, now)).toEqual([
		{
			label: 'Title',
			change: [
				{ kind: 'same', text: 'A ' },
				{ kind: 'added', text: 'long ' },
				{ kind: 'same', text: 'walk' },
			],
		},
		{ label: 'Cover', change: 'It has another cover now.' },
		{
			label: 'Text',
			change: [
				{ kind: 'same', text: 'Go ' },
				{ kind: 'removed', text: 'outside.' },
				{ kind: 'added', text: 'inside.' },
			],
		},
	]);
	expect(revisionChanges(then, then)).toEqual([]);
});

test('a change of formatting alone is summarised in a sentence', () => {
	const now = { ...then, content: '<h2>Go <strong>outside</strong>.</h2>' };
	expect(revisionChanges(then, now)).toEqual([
		{ label: 'Text', change: 'The words are the same. Headings, lists, bold or italic are not.' },
	]);
});

test('a text is compared with its lists, link targets and text alternatives', () => {
	const html =
		'<h2>Begin</h2><ul><li><p>one</p></li><li><p>two</p></li></ul><p>See <a href="/help-now">who</a>,<br>now.</p>' +
		'<img src="/uploads/a.webp" alt="A tree"><img src="/uploads/b.webp" alt=""><p>End.</p>';
	expect(readableText(html)).toBe(
		'Begin\n• one\n• two\n\nSee who (/help-now),\nnow.\n\n[Picture: A tree]\n\n[Picture: decorative]\n\nEnd.',
	);
});
