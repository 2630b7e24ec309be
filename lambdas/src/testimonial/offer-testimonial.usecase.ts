import { changedSince } from '../consent/consent-wording.ts';
import type { FindCrisisWords } from '../crisis/crisis-words.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok } from '../platform/http/result.ts';
import type { VisitorLimits } from '../platform/limits/visitor-limits.ts';
import type { TestimonialStore } from './testimonial-store.ts';

export interface OfferTestimonialDeps {
	readonly testimonials: Pick<TestimonialStore, 'hold'>;
	readonly limits: VisitorLimits;
	readonly findCrisisWords: FindCrisisWords;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

type OfferInput = RequestFor<'offerTestimonial', 'body' | 'viewer' | 'caller', 'userId'>;

/** Stores a client's testimonial for approval. The contract refuses it without a consent to the current wording. */
export const offerTestimonial =
	({ testimonials, limits, findCrisisWords, now, newId }: OfferTestimonialDeps) =>
	async ({ body, caller, viewer }: OfferInput): Promise<ResultFor<'offerTestimonial'>> => {
		const changed = changedSince('testimonial', body.consentVersion);
		if (changed) return changed;
		const at = now();
		const { userId } = caller;
		const admitted = await limits.admit({ kind: 'form', account: userId, viewer, now: at });
		if (!admitted.ok) return admitted;

		const { name, message, rating } = body;
		const words = { id: newId(at), name: name.trim(), message: message.trim(), rating };
		const heldAs = { userId, createdAt: at.toISOString(), mayBeInCrisis: (await findCrisisWords())(message, name) };
		await testimonials.hold({ ...words, ...heldAs });
		return ok({ status: 'received' });
	};
