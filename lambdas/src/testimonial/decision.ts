import type { Testimonial } from '@tulia/contracts/testimonial/schemas';
import type { AuditContext } from '../audit/audit-context.ts';

export type TestimonialState = 'pending' | 'published' | 'hidden';

/** A testimonial as staff decide on it. */
export interface DecidedTestimonial extends Readonly<Testimonial> {
	readonly state: TestimonialState;
	/** What its writer agreed to, and when (ISO UTC); absent for those that came before the form. */
	readonly consent?: { readonly version: string; readonly at: string };
	/** The account that wrote it; absent for those that came before the form. */
	readonly userId?: string;
	/** ISO UTC. */
	readonly createdAt: string;
	/** It held words of crisis when it was written. */
	readonly mayBeInCrisis: boolean;
	readonly version: number;
}

/** What staff's decisions need from storage. A decision is false when somebody else was faster. */
export interface DecisionStore {
	/** Those that wait, words of crisis before all and then the longest waiting first; all others newest first. Undefined when `cursor` is no place in the list. */
	list(
		state: TestimonialState,
		page: { readonly limit: number; readonly cursor: string | undefined },
	): Promise<{ readonly rows: readonly DecidedTestimonial[]; readonly nextCursor: string | undefined } | undefined>;
	find(id: string): Promise<DecidedTestimonial | undefined>;
	decide(testimonial: DecidedTestimonial, state: TestimonialState, act: AuditContext): Promise<boolean>;
}
