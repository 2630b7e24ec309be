import type { BodyOf, QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import type {
	answerQuestion as AnswerQuestion,
	changeQuestion as ChangeQuestion,
	listQuestions as ListQuestions,
} from '@tulia/contracts/faq/endpoints';
import type { StaffQuestion } from '@tulia/contracts/faq/staff-schemas';
import { answerQuestion, changeQuestion, listQuestions } from '@tulia/contracts/routes/faq';
import { type AppStore, baseApi, type RootState, refusalIn, requestFor } from '@tulia/platform';
import { findCurrent } from './find-current.ts';
import { withRow } from './with-row.ts';

type Query = QueryOf<typeof ListQuestions>;
type QuestionsAsked = { readonly [K in keyof Query]: Query[K] | undefined };

interface AnswerCall extends BodyOf<typeof AnswerQuestion> {
	readonly id: string;
}
interface ChangeCall extends BodyOf<typeof ChangeQuestion> {
	readonly id: string;
}
type Dispatch = AppStore['dispatch'];

const questionsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Question'] }).injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listQuestions: build.query<ResponseOf<typeof ListQuestions>, QuestionsAsked>({
			query: (query) => requestFor(listQuestions, { query }),
			providesTags: ['Question'],
		}),
		answerQuestion: build.mutation<ResponseOf<typeof AnswerQuestion>, AnswerCall>({
			query: ({ id, ...body }) => requestFor(answerQuestion, { params: { id }, body }),
			invalidatesTags: (_result, error) => tagsAfter(error),
			onQueryStarted: ({ id }, { dispatch, getState, queryFulfilled }) =>
				keepRow(id, queryFulfilled, dispatch, getState),
		}),
		changeQuestion: build.mutation<ResponseOf<typeof ChangeQuestion>, ChangeCall>({
			query: ({ id, ...body }) => requestFor(changeQuestion, { params: { id }, body }),
			invalidatesTags: (_result, error) => tagsAfter(error),
			onQueryStarted: ({ id }, { dispatch, getState, queryFulfilled }) =>
				keepRow(id, queryFulfilled, dispatch, getState),
		}),
	}),
});

/**
 * How many wait is counted by the server, and a colleague may have been first: it is asked again whatever was answered. What
 * is gone is gone from the list too.
 */
const tagsAfter = (error: unknown): readonly ('Question' | 'Dashboard')[] =>
	refusalIn(error) === 'not_found' ? ['Question', 'Dashboard'] : ['Dashboard'];

/** The row as the answer says it is, or as somebody else has left it meanwhile, in its place in every list that was loaded. */
async function keepRow(
	id: string,
	answer: PromiseLike<{ readonly data: StaffQuestion }>,
	dispatch: Dispatch,
	getState: () => unknown,
): Promise<void> {
	const row = await answer.then(
		({ data }) => data,
		({ error }: { readonly error: unknown }) =>
			findCurrent<StaffQuestion>(id, error, (state) =>
				dispatch(
					questionsApi.endpoints.listQuestions.initiate(
						{ state, limit: '100' },
						{ forceRefetch: true, subscribe: false },
					),
				),
			),
	);
	if (row) changeRow(dispatch, getState, row);
}

function changeRow(dispatch: Dispatch, getState: () => unknown, row: StaffQuestion): void {
	for (const { endpointName, originalArgs } of questionsApi.util.selectInvalidatedBy(getState() as RootState, [
		'Question',
	]))
		if (endpointName === 'listQuestions')
			dispatch(questionsApi.util.updateQueryData('listQuestions', originalArgs, (page) => withRow(page, row)));
}

export const { useListQuestionsQuery, useAnswerQuestionMutation, useChangeQuestionMutation } = questionsApi;
