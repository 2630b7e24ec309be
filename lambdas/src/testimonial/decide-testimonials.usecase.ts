import type { StaffTestimonial } from '@tulia/contracts/testimonial/staff-schemas';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import { pageAnswer, pageRequest } from '../platform/lists/page.ts';
import type { DecidedTestimonial, DecisionStore } from './decision.ts';

export interface DecideTestimonialsDeps {
	readonly testimonials: DecisionStore;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

type DecideInput = RequestFor<'decideTestimonial', 'params' | 'body' | 'caller', 'userId'>;

const staffTestimonial = ({
	userId: _user,
	createdAt: _at,
	consent,
	...words
}: DecidedTestimonial): StaffTestimonial => ({
	...words,
	...(consent ? { consent: { ...consent } } : {}),
});

/** Testimonials of a state; those waiting for approval by default. */
export const listAllTestimonials =
	({ testimonials }: DecideTestimonialsDeps) =>
	async ({ query }: RequestFor<'listAllTestimonials', 'query'>): Promise<ResultFor<'listAllTestimonials'>> => {
		const page = await testimonials.list(query.state ?? 'pending', pageRequest(query));
		return pageAnswer(page && { ...page, rows: page.rows.map(staffTestimonial) });
	};

/** Approves or hides a testimonial, or reverts a decision. */
export const decideTestimonial =
	({ testimonials, now, newId }: DecideTestimonialsDeps) =>
	async ({ params, body, caller }: DecideInput): Promise<ResultFor<'decideTestimonial'>> => {
		const before = await testimonials.find(params.id);
		if (!before) return refuse('not_found');
		const at = now();
		const act = { actor: caller.userId, at, auditId: newId(at) };
		const isWritten = before.version === body.version && (await testimonials.decide(before, body.state, act));
		const after = (await testimonials.find(params.id)) ?? before;
		if (isWritten) return ok(staffTestimonial(after));
		return refuse('changed_meanwhile', { current: { status: after.state, version: after.version } });
	};
