import type { ArticleDraftFields } from '../../src/article/draft-fields.ts';

/** The fields of an article that can be published. */
export const words: ArticleDraftFields = {
	title: 'A walk',
	snippet: 'Ten minutes help.',
	author: 'Amina Hassan',
	aboutAuthor: 'Psychologist at the centre.',
	category: 'Wellness',
	imageUrl: 'cover-wellness',
	content: '<p>Go outside.</p>',
};
