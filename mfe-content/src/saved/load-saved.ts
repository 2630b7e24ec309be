import type { Service } from '@tulia/contracts/service/schemas';
import type { Testimonial } from '@tulia/contracts/testimonial/schemas';
import type { ShownCard } from './shown-article.ts';

// One loader for each read, for `useWithSaved`. What only inner pages need stands in files of its own beside this one.

/** Every service of the seed. */
export const loadSavedServices = async (): Promise<{ data: Service[] }> => ({
	data: [...(await import('./content/saved-services.ts')).savedServices],
});

/** Every testimonial of the seed, newest first, as one page. */
export const loadSavedTestimonials = async (): Promise<{ data: Testimonial[]; nextCursor?: string }> => ({
	data: [...(await import('./content/saved-testimonials.ts')).savedTestimonials],
});

/** The cards of the articles of the seed, newest first. */
export const loadSavedArticles = async (): Promise<{ data: ShownCard[] }> => ({
	data: (await import('./content/saved-article-cards.ts')).savedArticleCards.map(
		({ createdAt: _createdAt, ...card }) => card,
	),
});
