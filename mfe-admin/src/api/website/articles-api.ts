import type {
	createArticle as CreateArticle,
	getArticleDraft as GetArticleDraft,
	getArticleRevision as GetArticleRevision,
	listAllArticles as ListAllArticles,
	listArticleRevisions as ListArticleRevisions,
	publishArticle as PublishArticle,
	restoreArticleRevision as RestoreArticleRevision,
	saveArticle as SaveArticle,
	scheduleArticle as ScheduleArticle,
	unpublishArticle as UnpublishArticle,
	unscheduleArticle as UnscheduleArticle,
	uploadCover as UploadCover,
} from '@tulia/contracts/article/endpoints';
import type { StaffArticle } from '@tulia/contracts/article/staff-schemas';
import type { BodyOf, QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import {
	createArticle,
	deleteArticle,
	getArticleDraft,
	getArticleRevision,
	listAllArticles,
	listArticleRevisions,
	publishArticle,
	restoreArticleRevision,
	saveArticle,
	scheduleArticle,
	unpublishArticle,
	unscheduleArticle,
	uploadCover,
} from '@tulia/contracts/routes/article';
import { type AppStore, baseApi, requestFor } from '@tulia/platform';

type Query = QueryOf<typeof ListAllArticles>;
type ArticlesArgs = { readonly [K in keyof Query]: Query[K] | undefined };
/** An article as a row of the list. */
export type ArticleRow = ResponseOf<typeof ListAllArticles>['data'][number];
/** An earlier version as a row of the list. */
export type RevisionRow = ResponseOf<typeof ListArticleRevisions>['data'][number];

interface ById {
	readonly id: string;
}
interface RevisionById extends ById {
	readonly revision: string;
}

const articlesApi = baseApi.enhanceEndpoints({ addTagTypes: ['StaffArticle', 'ArticleRevision'] }).injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listAllArticles: build.query<ResponseOf<typeof ListAllArticles>, ArticlesArgs>({
			query: (query) => requestFor(listAllArticles, { query }),
			providesTags: ['StaffArticle'],
		}),
		getArticleDraft: build.query<ResponseOf<typeof GetArticleDraft>, ById>({
			query: ({ id }) => requestFor(getArticleDraft, { params: { id } }),
		}),
		listArticleRevisions: build.query<ResponseOf<typeof ListArticleRevisions>, ById>({
			query: ({ id }) => requestFor(listArticleRevisions, { params: { id } }),
			providesTags: ['ArticleRevision'],
		}),
		getArticleRevision: build.query<ResponseOf<typeof GetArticleRevision>, RevisionById>({
			query: (params) => requestFor(getArticleRevision, { params }),
		}),
		restoreArticleRevision: build.mutation<
			ResponseOf<typeof RestoreArticleRevision>,
			BodyOf<typeof RestoreArticleRevision> & RevisionById
		>({
			query: ({ id, revision, ...body }) => requestFor(restoreArticleRevision, { params: { id, revision }, body }),
			invalidatesTags: (result) => (result ? ['ArticleRevision'] : []),
			onQueryStarted: (_call, { dispatch, queryFulfilled }) => cacheDraft(queryFulfilled, dispatch),
		}),
		createArticle: build.mutation<ResponseOf<typeof CreateArticle>, BodyOf<typeof CreateArticle>>({
			query: (body) => requestFor(createArticle, { body }),
			invalidatesTags: ['StaffArticle'],
		}),
		saveArticle: build.mutation<ResponseOf<typeof SaveArticle>, BodyOf<typeof SaveArticle> & ById>({
			query: ({ id, ...body }) => requestFor(saveArticle, { params: { id }, body }),
			invalidatesTags: (result) => (result ? ['ArticleRevision'] : []),
			onQueryStarted: (_call, { dispatch, queryFulfilled }) => cacheDraft(queryFulfilled, dispatch),
		}),
		publishArticle: build.mutation<ResponseOf<typeof PublishArticle>, BodyOf<typeof PublishArticle> & ById>({
			query: ({ id, ...body }) => requestFor(publishArticle, { params: { id }, body }),
			invalidatesTags: (result) => (result ? ['StaffArticle', 'Article'] : []),
			onQueryStarted: (_call, { dispatch, queryFulfilled }) => cacheDraft(queryFulfilled, dispatch),
		}),
		unpublishArticle: build.mutation<ResponseOf<typeof UnpublishArticle>, ById>({
			query: ({ id }) => requestFor(unpublishArticle, { params: { id } }),
			invalidatesTags: (result) => (result ? ['StaffArticle', 'Article'] : []),
			onQueryStarted: (_call, { dispatch, queryFulfilled }) => cacheDraft(queryFulfilled, dispatch),
		}),
		scheduleArticle: build.mutation<ResponseOf<typeof ScheduleArticle>, BodyOf<typeof ScheduleArticle> & ById>({
			query: ({ id, ...body }) => requestFor(scheduleArticle, { params: { id }, body }),
			onQueryStarted: (_call, { dispatch, queryFulfilled }) => cacheDraft(queryFulfilled, dispatch),
		}),
		unscheduleArticle: build.mutation<ResponseOf<typeof UnscheduleArticle>, ById>({
			query: ({ id }) => requestFor(unscheduleArticle, { params: { id } }),
			onQueryStarted: (_call, { dispatch, queryFulfilled }) => cacheDraft(queryFulfilled, dispatch),
		}),
		deleteArticle: build.mutation<null, ById>({
			query: ({ id }) => requestFor(deleteArticle, { params: { id } }),
			invalidatesTags: ['StaffArticle'],
		}),
		uploadCover: build.mutation<ResponseOf<typeof UploadCover>, BodyOf<typeof UploadCover>>({
			query: (body) => requestFor(uploadCover, { body }),
		}),
	}),
});

/** Writes the draft of the response into the cache, which the editor opens next time. */
async function cacheDraft(
	answer: PromiseLike<{ readonly data: StaffArticle }>,
	dispatch: AppStore['dispatch'],
): Promise<void> {
	const data = await answer.then(
		(fulfilled) => fulfilled.data,
		() => undefined,
	);
	if (data) dispatch(articlesApi.util.upsertQueryData('getArticleDraft', { id: data.id }, data));
}

export const {
	useListAllArticlesQuery,
	useGetArticleDraftQuery,
	useLazyGetArticleDraftQuery,
	useListArticleRevisionsQuery,
	useGetArticleRevisionQuery,
	useRestoreArticleRevisionMutation,
	useCreateArticleMutation,
	useSaveArticleMutation,
	usePublishArticleMutation,
	useScheduleArticleMutation,
	useUnscheduleArticleMutation,
	useUnpublishArticleMutation,
	useDeleteArticleMutation,
	useUploadCoverMutation,
} = articlesApi;
