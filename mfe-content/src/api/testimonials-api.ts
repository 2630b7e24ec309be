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
		/** Without an argument, requests the first page, newest first, as the prerendered page does. */
		// biome-ignore lint/suspicious/noConfusingVoidType: only `void` lets a hook be called without an argument
		listTestimonials: build.query<ResponseOf<typeof ListTestimonials>, QueryOf<typeof ListTestimonials> | void>({
			query: (query) => requestFor(listTestimonials, { query: query ?? {} }),
			providesTags: ['Testimonial'],
		}),
		/** Invalidates no list, because staff have to approve it first. */
		offerTestimonial: build.mutation<ResponseOf<typeof OfferTestimonial>, BodyOf<typeof OfferTestimonial>>({
			query: (body) => requestFor(offerTestimonial, { body }),
		}),
	}),
});

export const { useListTestimonialsQuery, useOfferTestimonialMutation } = testimonialsApi;

/** Thunk action: prefetches the list if it is not cached. */
export const prefetchTestimonials = () => testimonialsApi.util.prefetch('listTestimonials', undefined, {});
