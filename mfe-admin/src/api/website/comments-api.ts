import type {
	listAllComments as ListAllComments,
	moderateComment as ModerateComment,
} from '@tulia/contracts/comment/endpoints';
import type { StaffComment } from '@tulia/contracts/comment/staff-schemas';
import type { BodyOf, QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import { listAllComments, moderateComment } from '@tulia/contracts/routes/comment';
import { baseApi, requestFor } from '@tulia/platform';
import { patchDecided, tagsAfterDecision } from '../optimistic/moderation-changes.ts';
import type { LoadedList } from '../optimistic/patch-lists.ts';

type CommentsArgs = {
	readonly [K in keyof QueryOf<typeof ListAllComments>]: QueryOf<typeof ListAllComments>[K] | undefined;
};
type Page = ResponseOf<typeof ListAllComments>;
export type CommentState = StaffComment['state'];

interface Decision {
	/** The comment as the moderator saw it; its version is sent with the decision. */
	readonly comment: StaffComment;
	readonly state: BodyOf<typeof ModerateComment>['state'];
}

const commentsApi = baseApi.enhanceEndpoints({ addTagTypes: ['StaffComment'] }).injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listAllComments: build.query<Page, CommentsArgs>({
			query: (query) => requestFor(listAllComments, { query }),
			providesTags: ['StaffComment'],
		}),
		moderateComment: build.mutation<ResponseOf<typeof ModerateComment>, Decision>({
			query: ({ comment, state }) =>
				requestFor(moderateComment, { params: { id: comment.id }, body: { state, version: comment.version } }),
			invalidatesTags: tagsAfterDecision('Comment', 'StaffComment'),
			onQueryStarted: (_decision, lifecycle) => patchDecided(commentList, lifecycle),
		}),
	}),
});

const commentList: LoadedList<CommentsArgs, Page> = {
	endpointName: 'listAllComments',
	loaded: (state) => commentsApi.util.selectInvalidatedBy(state, ['StaffComment']),
	update: (dispatch, args, recipe) => {
		dispatch(commentsApi.util.updateQueryData('listAllComments', args, recipe));
	},
};

export const { useListAllCommentsQuery, useModerateCommentMutation } = commentsApi;
