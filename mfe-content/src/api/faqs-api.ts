import type { BodyOf, ResponseOf } from '@tulia/contracts/endpoint';
import type { listFaqs as ListFaqs, submitQuestion as SubmitQuestion } from '@tulia/contracts/faq/endpoints';
import { listFaqs, submitQuestion } from '@tulia/contracts/routes/faq';
import { baseApi, requestFor } from '@tulia/platform';

const faqsApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listFaqs: build.query<ResponseOf<typeof ListFaqs>, void>({
			query: () => requestFor(listFaqs),
			providesTags: ['Faq'],
		}),
		// The list is not invalidated: a question becomes an FAQ only when staff publish it.
		submitQuestion: build.mutation<ResponseOf<typeof SubmitQuestion>, BodyOf<typeof SubmitQuestion>>({
			query: (body) => requestFor(submitQuestion, { body }),
		}),
	}),
});

export const { useListFaqsQuery, useSubmitQuestionMutation } = faqsApi;

/** Thunk action: prefetches the list if it is not cached. */
export const prefetchFaqs = () => faqsApi.util.prefetch('listFaqs', undefined, {});
