import type { createComment as CreateComment, listComments as ListComments } from '@tulia/contracts/comment/endpoints';
import type { BodyOf, ParamsOf, QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import { createComment, listComments } from '@tulia/contracts/routes/comment';
import { baseApi, requestFor } from '@tulia/platform';

const commentsApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listComments: build.query<
			ResponseOf<typeof ListComments>,
			ParamsOf<typeof ListComments> & QueryOf<typeof ListComments>
		>({
			query: ({ id, cursor }) =>
				requestFor(listComments, { params: { id }, query: cursor === undefined ? {} : { cursor } }),
			providesTags: ['Comment'],
		}),
		// The list is not invalidated: a comment is published only after staff have read it.
		createComment: build.mutation<
			ResponseOf<typeof CreateComment>,
			ParamsOf<typeof CreateComment> & { readonly body: BodyOf<typeof CreateComment> }
		>({
			query: ({ id, body }) => requestFor(createComment, { params: { id }, body }),
		}),
	}),
});

export const { useListCommentsQuery, useCreateCommentMutation } = commentsApi;
