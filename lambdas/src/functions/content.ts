import { getArticleHandler } from '../article/get-article.handler.ts';
import { getArticleCountsHandler } from '../article/get-article-counts.handler.ts';
import { listArticlesHandler } from '../article/list-articles.handler.ts';
import { listRelatedArticlesHandler } from '../article/list-related-articles.handler.ts';
import { listCommentsHandler } from '../comment/list-comments.handler.ts';
import { listFaqsHandler } from '../faq/list-faqs.handler.ts';
import { apiFunction } from '../platform/api-function.ts';
import { getProfileHandler } from '../profile/get-profile.handler.ts';
import { listPsychologistsHandler } from '../psychologist/list-psychologists.handler.ts';
import { listServicesHandler } from '../service/list-services.handler.ts';
import { listTestimonialsHandler } from '../testimonial/list-testimonials.handler.ts';

/** What everybody may read. */
export const handler = apiFunction('content', {
	getProfile: getProfileHandler,
	listServices: listServicesHandler,
	listPsychologists: listPsychologistsHandler,
	listTestimonials: listTestimonialsHandler,
	listArticles: listArticlesHandler,
	getArticle: getArticleHandler,
	listRelatedArticles: listRelatedArticlesHandler,
	getArticleCounts: getArticleCountsHandler,
	listComments: listCommentsHandler,
	listFaqs: listFaqsHandler,
});
