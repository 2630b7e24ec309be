import type { BodyOf, ResponseOf } from '@tulia/contracts/endpoint';
import type {
	countSubscribers as CountSubscribers,
	createIssue as CreateIssue,
	getIssue as GetIssue,
	listIssues as ListIssues,
	saveIssue as SaveIssue,
	sendIssue as SendIssue,
	stopIssue as StopIssue,
	testIssue as TestIssue,
} from '@tulia/contracts/newsletter-issue/endpoints';
import type { Issue } from '@tulia/contracts/newsletter-issue/schemas';
import {
	countSubscribers,
	createIssue,
	deleteIssue,
	getIssue,
	listIssues,
	saveIssue,
	sendIssue,
	stopIssue,
	testIssue,
} from '@tulia/contracts/routes/newsletter-issue';
import { type AppStore, baseApi, requestFor } from '@tulia/platform';

interface ById {
	readonly id: string;
}

/** An issue as a row of the list. */
export type IssueRow = ResponseOf<typeof ListIssues>['data'][number];

const issuesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Issue'] }).injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listIssues: build.query<ResponseOf<typeof ListIssues>, { readonly cursor: string | undefined }>({
			query: (query) => requestFor(listIssues, { query }),
			providesTags: ['Issue'],
		}),
		getIssue: build.query<ResponseOf<typeof GetIssue>, ById>({
			query: ({ id }) => requestFor(getIssue, { params: { id } }),
		}),
		countSubscribers: build.query<ResponseOf<typeof CountSubscribers>, void>({
			query: () => requestFor(countSubscribers, {}),
		}),
		createIssue: build.mutation<ResponseOf<typeof CreateIssue>, BodyOf<typeof CreateIssue>>({
			query: (body) => requestFor(createIssue, { body }),
			invalidatesTags: ['Issue'],
		}),
		saveIssue: build.mutation<ResponseOf<typeof SaveIssue>, BodyOf<typeof SaveIssue> & ById>({
			query: ({ id, ...body }) => requestFor(saveIssue, { params: { id }, body }),
			invalidatesTags: ['Issue'],
		}),
		deleteIssue: build.mutation<null, ById>({
			query: ({ id }) => requestFor(deleteIssue, { params: { id } }),
			invalidatesTags: (_result, error) => (error === undefined ? ['Issue'] : []),
		}),
		testIssue: build.mutation<ResponseOf<typeof TestIssue>, BodyOf<typeof TestIssue> & ById>({
			query: ({ id, ...body }) => requestFor(testIssue, { params: { id }, body }),
		}),
		sendIssue: build.mutation<ResponseOf<typeof SendIssue>, BodyOf<typeof SendIssue> & ById>({
			query: ({ id, ...body }) => requestFor(sendIssue, { params: { id }, body }),
			invalidatesTags: ['Issue'],
			onQueryStarted: (_call, { dispatch, queryFulfilled }) => cacheIssue(queryFulfilled, dispatch),
		}),
		stopIssue: build.mutation<ResponseOf<typeof StopIssue>, ById>({
			query: ({ id }) => requestFor(stopIssue, { params: { id } }),
			invalidatesTags: ['Issue'],
			onQueryStarted: (_call, { dispatch, queryFulfilled }) => cacheIssue(queryFulfilled, dispatch),
		}),
	}),
});

/** Patches the cache from the response, so that the page of a draft shows the issue being sent. */
async function cacheIssue(
	answer: PromiseLike<{ readonly data: Issue }>,
	dispatch: AppStore['dispatch'],
): Promise<void> {
	const data = await answer.then(
		(fulfilled) => fulfilled.data,
		() => undefined,
	);
	if (data) dispatch(issuesApi.util.upsertQueryData('getIssue', { id: data.id }, data));
}

export const {
	useListIssuesQuery,
	useGetIssueQuery,
	useLazyGetIssueQuery,
	useCountSubscribersQuery,
	useCreateIssueMutation,
	useSaveIssueMutation,
	useDeleteIssueMutation,
	useTestIssueMutation,
	useSendIssueMutation,
	useStopIssueMutation,
} = issuesApi;
