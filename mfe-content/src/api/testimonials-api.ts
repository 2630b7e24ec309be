import type { BodyOf, QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import { listTestimonials, offerTestimonial } from '@tulia/contracts/routes/testimonial';
import type {
	listTestimonials as ListTestimonials,
	offerTestimonial as OfferTestimonial,
} from '@tulia/contracts/testimonial/endpoints';
import { baseApi, requestFor } from '@tulia/platform';

const testimonialsApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		/** Without an argument the newest, as the prerendered page brings them. */
		// biome-ignore lint/suspicious/noConfusingVoidType: only `void` lets a hook be called without an argument
		listTestimonials: build.query<ResponseOf<typeof ListTestimonials>, QueryOf<typeof ListTestimonials> | void>({
			query: (query) => requestFor(listTestimonials, { query: query ?? {} }),
			providesTags: ['Testimonial'],
		}),
		/** It is held for approval, so no list changes. */
		offerTestimonial: build.mutation<ResponseOf<typeof OfferTestimonial>, BodyOf<typeof OfferTestimonial>>({
			query: (body) => requestFor(offerTestimonial, { body }),
		}),
	}),
});

export const { useListTestimonialsQuery, useOfferTestimonialMutation } = testimonialsApi;

/** Prefetches the list where it is not cached. To be dispatched. */
export const prefetchTestimonials = () => testimonialsApi.util.prefetch('listTestimonials', undefined, {});
