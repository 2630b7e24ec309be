import type { BodyOf, QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import { decideTestimonial, listAllTestimonials } from '@tulia/contracts/routes/testimonial';
import type {
	decideTestimonial as DecideTestimonial,
	listAllTestimonials as ListAllTestimonials,
} from '@tulia/contracts/testimonial/endpoints';
import type { StaffTestimonial } from '@tulia/contracts/testimonial/staff-schemas';
import { baseApi, requestFor } from '@tulia/platform';
import { patchDecided, tagsAfterDecision } from '../optimistic/moderation-changes.ts';
import type { LoadedList } from '../optimistic/patch-lists.ts';

type Query = QueryOf<typeof ListAllTestimonials>;
type TestimonialsArgs = { readonly [K in keyof Query]: Query[K] | undefined };
type Page = ResponseOf<typeof ListAllTestimonials>;
export type TestimonialState = StaffTestimonial['state'];

interface Decision {
	/** The testimonial as the moderator saw it; its version is sent with the decision. */
	readonly testimonial: StaffTestimonial;
	readonly state: BodyOf<typeof DecideTestimonial>['state'];
}

const testimonialsApi = baseApi.enhanceEndpoints({ addTagTypes: ['StaffTestimonial'] }).injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listAllTestimonials: build.query<Page, TestimonialsArgs>({
			query: (query) => requestFor(listAllTestimonials, { query }),
			providesTags: ['StaffTestimonial'],
		}),
		decideTestimonial: build.mutation<ResponseOf<typeof DecideTestimonial>, Decision>({
			query: ({ testimonial: { id, version }, state }) =>
				requestFor(decideTestimonial, { params: { id }, body: { state, version } }),
			invalidatesTags: tagsAfterDecision('Testimonial', 'StaffTestimonial'),
			onQueryStarted: (_decision, lifecycle) => patchDecided(testimonialList, lifecycle),
		}),
	}),
});

const testimonialList: LoadedList<TestimonialsArgs, Page> = {
	endpointName: 'listAllTestimonials',
	loaded: (state) => testimonialsApi.util.selectInvalidatedBy(state, ['StaffTestimonial']),
	update: (dispatch, args, recipe) => {
		dispatch(testimonialsApi.util.updateQueryData('listAllTestimonials', args, recipe));
	},
};

export const { useListAllTestimonialsQuery, useDecideTestimonialMutation } = testimonialsApi;
