import type { Testimonial } from '@tulia/contracts/testimonial/schemas';
import type { AuditContext } from '../audit/audit-context.ts';

export type TestimonialState = 'pending' | 'published' | 'hidden';

export interface DecidedTestimonial extends Readonly<Testimonial> {
	readonly state: TestimonialState;
	/** The version of the consent, and when it was given (ISO UTC); absent for testimonials from before the form. */
	readonly consent?: { readonly version: string; readonly at: string };
	/** The account of the writer; absent for testimonials from before the form. */
	readonly userId?: string;
	/** ISO UTC. */
	readonly createdAt: string;
	/** It contained words of crisis when it was written. */
	readonly mayBeInCrisis: boolean;
	readonly version: number;
}

/** The storage of staff's decisions. A decision is false when a concurrent one was first. */
export interface DecisionStore {
	/** Waiting ones: words of crisis, then longest waiting; others newest first. Undefined for a foreign `cursor`. */
	list(
		state: TestimonialState,
		page: { readonly limit: number; readonly cursor: string | undefined },
	): Promise<{ readonly rows: readonly DecidedTestimonial[]; readonly nextCursor: string | undefined } | undefined>;
	find(id: string): Promise<DecidedTestimonial | undefined>;
	decide(testimonial: DecidedTestimonial, state: TestimonialState, act: AuditContext): Promise<boolean>;
}
