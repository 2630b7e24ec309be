import type { Testimonial } from '@tulia/contracts/testimonial/schemas';

/** What the use cases of testimonials need from storage. */
export interface TestimonialStore {
	/** The newest published testimonials, newest first. */
	newest(limit: number): Promise<readonly Testimonial[]>;
	/** Publishes a testimonial, whose writer has agreed to it in writing. */
	publish(testimonial: Testimonial): Promise<void>;
}
