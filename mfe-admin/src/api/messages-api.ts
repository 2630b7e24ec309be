import type { BodyOf, QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import type {
	changeMessage as ChangeMessage,
	listMessages as ListMessages,
	replyToMessage as ReplyToMessage,
} from '@tulia/contracts/message/endpoints';
import type { StaffMessage } from '@tulia/contracts/message/staff-schemas';
import { changeMessage, listMessages, replyToMessage } from '@tulia/contracts/routes/message';
import { baseApi, requestFor } from '@tulia/platform';
import { type LoadedInbox, patchChanged, tagsAfterInboxChange } from './optimistic/inbox-changes.ts';

type Query = QueryOf<typeof ListMessages>;
type Page = ResponseOf<typeof ListMessages>;
type MessagesAsked = { readonly [K in keyof Query]: Query[K] | undefined };

interface ReplyCall extends BodyOf<typeof ReplyToMessage> {
	readonly id: string;
}
interface ChangeCall extends BodyOf<typeof ChangeMessage> {
	readonly id: string;
}

const messagesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Message'] }).injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listMessages: build.query<Page, MessagesAsked>({
			query: (query) => requestFor(listMessages, { query }),
			providesTags: ['Message'],
		}),
		replyToMessage: build.mutation<ResponseOf<typeof ReplyToMessage>, ReplyCall>({
			query: ({ id, ...body }) => requestFor(replyToMessage, { params: { id }, body }),
			invalidatesTags: tagsAfterInboxChange('Message'),
			onQueryStarted: (call, lifecycle) => patchChanged(messageList, call, lifecycle),
		}),
		changeMessage: build.mutation<ResponseOf<typeof ChangeMessage>, ChangeCall>({
			query: ({ id, ...body }) => requestFor(changeMessage, { params: { id }, body }),
			invalidatesTags: tagsAfterInboxChange('Message'),
			onQueryStarted: (call, lifecycle) => patchChanged(messageList, call, lifecycle),
		}),
	}),
});

const messageList: LoadedInbox<MessagesAsked, StaffMessage, Page> = {
	endpointName: 'listMessages',
	loaded: (state) => messagesApi.util.selectInvalidatedBy(state, ['Message']),
	update: (dispatch, args, recipe) => {
		dispatch(messagesApi.util.updateQueryData('listMessages', args, recipe));
	},
	load: (dispatch, state) =>
		dispatch(
			messagesApi.endpoints.listMessages.initiate({ state, limit: '100' }, { forceRefetch: true, subscribe: false }),
		),
};

export const { useListMessagesQuery, useReplyToMessageMutation, useChangeMessageMutation } = messagesApi;
