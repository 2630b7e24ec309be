import type { Testimonial } from '@tulia/contracts/testimonial/schemas';

/** What a client offers to have published. It waits for staff to approve it. */
export interface OfferedTestimonial extends Pick<Testimonial, 'id' | 'name' | 'message' | 'rating'> {
	readonly userId: string;
	/** ISO UTC; also the moment of the consent. */
	readonly createdAt: string;
	/** It holds words of crisis: staff read it before everything else. */
	readonly mayBeInCrisis: boolean;
}

/** Testimonials, newest first. */
export interface TestimonialPage {
	readonly testimonials: readonly Testimonial[];
	/** Where the next page begins; undefined on the last one. */
	readonly nextCursor: string | undefined;
}

/** What the use cases of testimonials need from storage. */
export interface TestimonialStore {
	/** The newest published testimonials, or those after `cursor`; undefined when that is no place in their list. */
	newest(limit: number, cursor?: string): Promise<TestimonialPage | undefined>;
	/** Publishes a testimonial, whose writer has agreed to it in writing. */
	publish(testimonial: Testimonial): Promise<void>;
	/** Keeps an offered testimonial for approval, with the consent to publish it. Unapproved, it is forgotten after 12 months. */
	hold(offered: OfferedTestimonial): Promise<void>;
}
