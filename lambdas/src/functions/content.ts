import { listArticlesHandler } from '../article/list-articles.handler.ts';
import { apiFunction } from '../platform/api-function.ts';
import { getProfileHandler } from '../profile/get-profile.handler.ts';
import { listServicesHandler } from '../service/list-services.handler.ts';
import { listTestimonialsHandler } from '../testimonial/list-testimonials.handler.ts';

/** What everybody may read. */
export const handler = apiFunction('content', {
	getProfile: getProfileHandler,
	listServices: listServicesHandler,
	listTestimonials: listTestimonialsHandler,
	listArticles: listArticlesHandler,
});
