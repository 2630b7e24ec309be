import type {
	listAllComments as ListAllComments,
	moderateComment as ModerateComment,
} from '@tulia/contracts/comment/endpoints';
import type { StaffComment } from '@tulia/contracts/comment/staff-schemas';
import type { BodyOf, QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import { listAllComments, moderateComment } from '@tulia/contracts/routes/comment';
import { type AppStore, baseApi, type RootState, refusalIn, requestFor } from '@tulia/platform';
import { withRow } from './with-row.ts';

type CommentsAsked = {
	readonly [K in keyof QueryOf<typeof ListAllComments>]: QueryOf<typeof ListAllComments>[K] | undefined;
};
export type CommentState = StaffComment['state'];

interface Decision {
	/** As whoever decides has read it. */
	readonly comment: StaffComment;
	readonly state: BodyOf<typeof ModerateComment>['state'];
}

const commentsApi = baseApi.enhanceEndpoints({ addTagTypes: ['StaffComment'] }).injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listAllComments: build.query<ResponseOf<typeof ListAllComments>, CommentsAsked>({
			query: (query) => requestFor(listAllComments, { query }),
			providesTags: ['StaffComment'],
		}),
		moderateComment: build.mutation<ResponseOf<typeof ModerateComment>, Decision>({
			query: ({ comment, state }) =>
				requestFor(moderateComment, { params: { id: comment.id }, body: { state, version: comment.version } }),
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

function tagsAfter(isDone: boolean, error: unknown): readonly ('Comment' | 'StaffComment' | 'Dashboard')[] {
	if (isDone) return ['Comment', 'Dashboard'];
	return ['not_found', 'changed_meanwhile'].includes(refusalIn(error) ?? '') ? ['StaffComment', 'Dashboard'] : [];
}

function changeRow(dispatch: AppStore['dispatch'], getState: () => unknown, row: StaffComment): void {
	for (const { endpointName, originalArgs } of commentsApi.util.selectInvalidatedBy(getState() as RootState, [
		'StaffComment',
	]))
		if (endpointName === 'listAllComments')
			dispatch(commentsApi.util.updateQueryData('listAllComments', originalArgs, (page) => withRow(page, row)));
}

export const { useListAllCommentsQuery, useModerateCommentMutation } = commentsApi;
