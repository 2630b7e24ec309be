import type { BodyOf, ResponseOf } from '@tulia/contracts/endpoint';
import type {
	changeFaq as ChangeFaq,
	createFaq as CreateFaq,
	listAllFaqs as ListAllFaqs,
	reorderFaqs as ReorderFaqs,
} from '@tulia/contracts/faq/endpoints';
import { changeFaq, createFaq, deleteFaq, listAllFaqs, reorderFaqs } from '@tulia/contracts/routes/faq';
import { baseApi, requestFor } from '@tulia/platform';

interface ById {
	readonly id: string;
}

const faqsApi = baseApi.enhanceEndpoints({ addTagTypes: ['StaffFaq'] }).injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listAllFaqs: build.query<ResponseOf<typeof ListAllFaqs>, void>({
			query: () => requestFor(listAllFaqs),
			providesTags: ['StaffFaq'],
		}),
		createFaq: build.mutation<ResponseOf<typeof CreateFaq>, BodyOf<typeof CreateFaq>>({
			query: (body) => requestFor(createFaq, { body }),
			invalidatesTags: (result) => (result ? ['StaffFaq', 'Faq'] : []),
		}),
		changeFaq: build.mutation<ResponseOf<typeof ChangeFaq>, BodyOf<typeof ChangeFaq> & ById>({
			query: ({ id, ...body }) => requestFor(changeFaq, { params: { id }, body }),
			// Invalidated after a refusal, too: the cached list is stale.
			invalidatesTags: ['StaffFaq', 'Faq'],
		}),
		reorderFaqs: build.mutation<ResponseOf<typeof ReorderFaqs>, BodyOf<typeof ReorderFaqs>>({
			query: (body) => requestFor(reorderFaqs, { body }),
			invalidatesTags: ['StaffFaq', 'Faq'],
		}),
		deleteFaq: build.mutation<null, ById>({
			query: ({ id }) => requestFor(deleteFaq, { params: { id } }),
			invalidatesTags: ['StaffFaq', 'Faq'],
		}),
	}),
});

export const {
	useListAllFaqsQuery,
	useCreateFaqMutation,
	useChangeFaqMutation,
	useDeleteFaqMutation,
	useReorderFaqsMutation,
} = faqsApi;
