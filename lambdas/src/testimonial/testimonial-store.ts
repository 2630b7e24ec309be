import type { Testimonial } from '@tulia/contracts/testimonial/schemas';

/** A testimonial that a client offers, waiting for approval. */
export interface OfferedTestimonial extends Pick<Testimonial, 'id' | 'name' | 'message' | 'rating'> {
	readonly userId: string;
	/** ISO UTC; also the time of the consent. */
	readonly createdAt: string;
	/** It contains words of crisis: staff read it first. */
	readonly mayBeInCrisis: boolean;
}

/** Testimonials, newest first. */
export interface TestimonialPage {
	readonly testimonials: readonly Testimonial[];
	/** Where the next page begins; undefined on the last page. */
	readonly nextCursor: string | undefined;
}

export interface TestimonialStore {
	/** The newest published testimonials, or those after `cursor`; undefined when that does not belong to their list. */
	newest(limit: number, cursor?: string): Promise<TestimonialPage | undefined>;
	/** Publishes a testimonial whose writer has consented in writing. */
	publish(testimonial: Testimonial): Promise<void>;
	/** Stores a testimonial for approval, with the consent to publish it. Unapproved, it expires after 12 months. */
	hold(offered: OfferedTestimonial): Promise<void>;
}
