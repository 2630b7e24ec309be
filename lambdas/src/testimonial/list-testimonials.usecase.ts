import type { Testimonial } from '@tulia/contracts/testimonial/schemas';
import { ok, type Result } from '../platform/result.ts';
import type { TestimonialStore } from './testimonial-store.ts';

/** Spec section 7: the first 5 are kept. */
const KEPT = 5;

interface ListTestimonialsDeps {
	readonly testimonials: Pick<TestimonialStore, 'newest'>;
}

/** The newest published testimonials, at most 5. */
export const listTestimonials =
	({ testimonials }: ListTestimonialsDeps) =>
	async (): Promise<Result<{ data: Testimonial[] }, never>> =>
		ok({ data: [...(await testimonials.newest(KEPT))] });
