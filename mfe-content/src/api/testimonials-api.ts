import type { ResponseOf } from '@tulia/contracts/endpoint';
import { listTestimonials } from '@tulia/contracts/routes/testimonial';
import type { listTestimonials as ListTestimonials } from '@tulia/contracts/testimonial/endpoints';
import { baseApi, requestFor } from '@tulia/platform';

const testimonialsApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listTestimonials: build.query<ResponseOf<typeof ListTestimonials>, void>({
			query: () => requestFor(listTestimonials),
			providesTags: ['Testimonial'],
		}),
	}),
});

export const { useListTestimonialsQuery } = testimonialsApi;
