import type { Service } from '@tulia/contracts/service/schemas';
import type { Testimonial } from '@tulia/contracts/testimonial/schemas';
import type { ShownCard } from './shown-article.ts';

// One loader for each query, for `useWithSaved`. Loaders for inner pages are in files of their own.

/** Every saved service. */
export const loadSavedServices = async (): Promise<{ data: Service[] }> => ({
	data: [...(await import('./content/saved-services.ts')).savedServices],
});

/** Every saved testimonial, newest first, as one page. */
export const loadSavedTestimonials = async (): Promise<{ data: Testimonial[]; nextCursor?: string }> => ({
	data: [...(await import('./content/saved-testimonials.ts')).savedTestimonials],
});

/** The cards of the saved articles, newest first. */
export const loadSavedArticles = async (): Promise<{ data: ShownCard[] }> => ({
	data: (await import('./content/saved-article-cards.ts')).savedArticleCards.map(
		({ createdAt: _createdAt, ...card }) => card,
	),
});
