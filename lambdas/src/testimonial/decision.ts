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

/** Storage of staff's decisions. A decision returns false on a version conflict. */
export interface DecisionStore {
	/**
	 * A page of one state. Waiting testimonials: those with words of crisis first, then the longest waiting. Other states:
	 * newest first. Undefined for a `cursor` of another list.
	 */
	list(
		state: TestimonialState,
		page: { readonly limit: number; readonly cursor: string | undefined },
	): Promise<{ readonly rows: readonly DecidedTestimonial[]; readonly nextCursor: string | undefined } | undefined>;
	find(id: string): Promise<DecidedTestimonial | undefined>;
	decide(testimonial: DecidedTestimonial, state: TestimonialState, act: AuditContext): Promise<boolean>;
}
