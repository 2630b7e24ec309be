import type { BodyOf, QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import type {
	changeMessage as ChangeMessage,
	listMessages as ListMessages,
	replyToMessage as ReplyToMessage,
} from '@tulia/contracts/message/endpoints';
import type { StaffMessage } from '@tulia/contracts/message/staff-schemas';
import { changeMessage, listMessages, replyToMessage } from '@tulia/contracts/routes/message';
import { type AppStore, baseApi, type RootState, refusalIn, requestFor } from '@tulia/platform';
import { findCurrent } from './find-current.ts';
import { withRow } from './with-row.ts';

type Query = QueryOf<typeof ListMessages>;
type MessagesAsked = { readonly [K in keyof Query]: Query[K] | undefined };

interface ReplyCall extends BodyOf<typeof ReplyToMessage> {
	readonly id: string;
}
interface ChangeCall extends BodyOf<typeof ChangeMessage> {
	readonly id: string;
}
type Dispatch = AppStore['dispatch'];

const messagesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Message'] }).injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listMessages: build.query<ResponseOf<typeof ListMessages>, MessagesAsked>({
			query: (query) => requestFor(listMessages, { query }),
			providesTags: ['Message'],
		}),
		replyToMessage: build.mutation<ResponseOf<typeof ReplyToMessage>, ReplyCall>({
			query: ({ id, ...body }) => requestFor(replyToMessage, { params: { id }, body }),
			invalidatesTags: (_result, error) => tagsAfter(error),
			onQueryStarted: ({ id }, { dispatch, getState, queryFulfilled }) =>
				keepRow(id, queryFulfilled, dispatch, getState),
		}),
		changeMessage: build.mutation<ResponseOf<typeof ChangeMessage>, ChangeCall>({
			query: ({ id, ...body }) => requestFor(changeMessage, { params: { id }, body }),
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
const tagsAfter = (error: unknown): readonly ('Message' | 'Dashboard')[] =>
	refusalIn(error) === 'not_found' ? ['Message', 'Dashboard'] : ['Dashboard'];

/** The row as the answer says it is, or as somebody else has left it meanwhile, in its place in every list that was loaded. */
async function keepRow(
	id: string,
	answer: PromiseLike<{ readonly data: StaffMessage }>,
	dispatch: Dispatch,
	getState: () => unknown,
): Promise<void> {
	const row = await answer.then(
		({ data }) => data,
		({ error }: { readonly error: unknown }) =>
			findCurrent<StaffMessage>(id, error, (state) =>
				dispatch(
					messagesApi.endpoints.listMessages.initiate(
						{ state, limit: '100' },
						{ forceRefetch: true, subscribe: false },
					),
				),
			),
	);
	if (row) changeRow(dispatch, getState, row);
}

function changeRow(dispatch: Dispatch, getState: () => unknown, row: StaffMessage): void {
	for (const { endpointName, originalArgs } of messagesApi.util.selectInvalidatedBy(getState() as RootState, [
		'Message',
	]))
		if (endpointName === 'listMessages')
			dispatch(messagesApi.util.updateQueryData('listMessages', originalArgs, (page) => withRow(page, row)));
}

export const { useListMessagesQuery, useReplyToMessageMutation, useChangeMessageMutation } = messagesApi;
