import type { BodyOf, QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import type {
	answerQuestion as AnswerQuestion,
	changeQuestion as ChangeQuestion,
	listQuestions as ListQuestions,
} from '@tulia/contracts/faq/endpoints';
import type { StaffQuestion } from '@tulia/contracts/faq/staff-schemas';
import { answerQuestion, changeQuestion, listQuestions } from '@tulia/contracts/routes/faq';
import { baseApi, requestFor } from '@tulia/platform';
import { type LoadedInbox, patchChanged, tagsAfterInboxChange } from './optimistic/inbox-changes.ts';

type Query = QueryOf<typeof ListQuestions>;
type Page = ResponseOf<typeof ListQuestions>;
type QuestionsAsked = { readonly [K in keyof Query]: Query[K] | undefined };

interface AnswerCall extends BodyOf<typeof AnswerQuestion> {
	readonly id: string;
}
interface ChangeCall extends BodyOf<typeof ChangeQuestion> {
	readonly id: string;
}

const questionsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Question'] }).injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listQuestions: build.query<Page, QuestionsAsked>({
			query: (query) => requestFor(listQuestions, { query }),
			providesTags: ['Question'],
		}),
		answerQuestion: build.mutation<ResponseOf<typeof AnswerQuestion>, AnswerCall>({
			query: ({ id, ...body }) => requestFor(answerQuestion, { params: { id }, body }),
			invalidatesTags: tagsAfterInboxChange('Question'),
			onQueryStarted: (call, lifecycle) => patchChanged(questionList, call, lifecycle),
		}),
		changeQuestion: build.mutation<ResponseOf<typeof ChangeQuestion>, ChangeCall>({
			query: ({ id, ...body }) => requestFor(changeQuestion, { params: { id }, body }),
			invalidatesTags: tagsAfterInboxChange('Question'),
			onQueryStarted: (call, lifecycle) => patchChanged(questionList, call, lifecycle),
		}),
	}),
});

const questionList: LoadedInbox<QuestionsAsked, StaffQuestion, Page> = {
	endpointName: 'listQuestions',
	loaded: (state) => questionsApi.util.selectInvalidatedBy(state, ['Question']),
	update: (dispatch, args, recipe) => {
		dispatch(questionsApi.util.updateQueryData('listQuestions', args, recipe));
	},
	load: (dispatch, state) =>
		dispatch(
			questionsApi.endpoints.listQuestions.initiate({ state, limit: '100' }, { forceRefetch: true, subscribe: false }),
		),
};

export const { useListQuestionsQuery, useAnswerQuestionMutation, useChangeQuestionMutation } = questionsApi;
