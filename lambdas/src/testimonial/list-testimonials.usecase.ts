import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import type { TestimonialStore } from './testimonial-store.ts';

/** The default number of testimonials (R20). */
const KEPT = '5';

export interface ListTestimonialsDeps {
	readonly testimonials: Pick<TestimonialStore, 'newest'>;
}

/** The newest published testimonials, 5 at a time by default. */
export const listTestimonials =
	({ testimonials }: ListTestimonialsDeps) =>
	async (
		{ query }: RequestFor<'listTestimonials', 'query'> = { query: {} },
	): Promise<ResultFor<'listTestimonials'>> => {
		const { limit = KEPT, cursor } = query;
		const page = await testimonials.newest(Number(limit), cursor);
		if (!page) return refuse('invalid_request', { errors: [{ field: 'cursor', message: 'This is not valid' }] });
		const { nextCursor } = page;
		return ok({ data: [...page.testimonials], ...(nextCursor === undefined ? {} : { nextCursor }) });
	};
