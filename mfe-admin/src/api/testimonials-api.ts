import type { BodyOf, QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import { decideTestimonial, listAllTestimonials } from '@tulia/contracts/routes/testimonial';
import type {
	decideTestimonial as DecideTestimonial,
	listAllTestimonials as ListAllTestimonials,
} from '@tulia/contracts/testimonial/endpoints';
import type { StaffTestimonial } from '@tulia/contracts/testimonial/staff-schemas';
import { type AppStore, baseApi, type RootState, refusalIn, requestFor } from '@tulia/platform';
import { withRow } from './with-row.ts';

type Query = QueryOf<typeof ListAllTestimonials>;
type TestimonialsAsked = { readonly [K in keyof Query]: Query[K] | undefined };
export type TestimonialState = StaffTestimonial['state'];

interface Decision {
	/** As whoever decides has read it. */
	readonly testimonial: StaffTestimonial;
	readonly state: BodyOf<typeof DecideTestimonial>['state'];
}

const testimonialsApi = baseApi.enhanceEndpoints({ addTagTypes: ['StaffTestimonial'] }).injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listAllTestimonials: build.query<ResponseOf<typeof ListAllTestimonials>, TestimonialsAsked>({
			query: (query) => requestFor(listAllTestimonials, { query }),
			providesTags: ['StaffTestimonial'],
		}),
		decideTestimonial: build.mutation<ResponseOf<typeof DecideTestimonial>, Decision>({
			query: ({ testimonial: { id, version }, state }) =>
				requestFor(decideTestimonial, { params: { id }, body: { state, version } }),
			// A row that is answered is changed in its place, so that the decision can be taken back where it was made. How many
			// wait is counted by the server, and a colleague may have been first: it is asked again whatever was answered.
			invalidatesTags: (result, error) => tagsAfter(result !== undefined, error),
			async onQueryStarted(_decision, { dispatch, getState, queryFulfilled }): Promise<void> {
				const answer = await queryFulfilled.catch(() => undefined);
				if (answer) changeRow(dispatch, getState, answer.data);
			},
		}),
	}),
});

function tagsAfter(isDone: boolean, error: unknown): readonly ('Testimonial' | 'StaffTestimonial' | 'Dashboard')[] {
	if (isDone) return ['Testimonial', 'Dashboard'];
	return ['not_found', 'changed_meanwhile'].includes(refusalIn(error) ?? '') ? ['StaffTestimonial', 'Dashboard'] : [];
}

function changeRow(dispatch: AppStore['dispatch'], getState: () => unknown, row: StaffTestimonial): void {
	const lists = testimonialsApi.util.selectInvalidatedBy(getState() as RootState, ['StaffTestimonial']);
	for (const { endpointName, originalArgs } of lists)
		if (endpointName === 'listAllTestimonials')
			dispatch(testimonialsApi.util.updateQueryData('listAllTestimonials', originalArgs, (page) => withRow(page, row)));
}

export const { useListAllTestimonialsQuery, useDecideTestimonialMutation } = testimonialsApi;
