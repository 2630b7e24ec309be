import { articleContentHandlers } from '../article/content.handlers.ts';
import { commentContentHandlers } from '../comment/content.handlers.ts';
import { crisisContentHandlers } from '../crisis/content.handlers.ts';
import { faqContentHandlers } from '../faq/content.handlers.ts';
import { apiFunction } from '../platform/http/api-function.ts';
import { profileContentHandlers } from '../profile/content.handlers.ts';
import { psychologistContentHandlers } from '../psychologist/content.handlers.ts';
import { serviceContentHandlers } from '../service/content.handlers.ts';
import { testimonialContentHandlers } from '../testimonial/content.handlers.ts';

/** Public reads. */
export const handler = apiFunction('content', {
	...articleContentHandlers,
	...commentContentHandlers,
	...crisisContentHandlers,
	...faqContentHandlers,
	...profileContentHandlers,
	...psychologistContentHandlers,
	...serviceContentHandlers,
	...testimonialContentHandlers,
});
