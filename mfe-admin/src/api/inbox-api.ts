import type { BodyOf, QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import type {
	answerQuestion as AnswerQuestion,
	changeQuestion as ChangeQuestion,
} from '@tulia/contracts/faq/endpoints';
import type { getInboxItem as GetInboxItem, listInbox as ListInbox } from '@tulia/contracts/inbox/endpoints';
import type { InboxItem } from '@tulia/contracts/inbox/staff-schemas';
import type {
	changeMessage as ChangeMessage,
	replyToMessage as ReplyToMessage,
} from '@tulia/contracts/message/endpoints';
import { answerQuestion, changeQuestion } from '@tulia/contracts/routes/faq';
import { getInboxItem, listInbox } from '@tulia/contracts/routes/inbox';
import { changeMessage, replyToMessage } from '@tulia/contracts/routes/message';
import { baseApi, refusalIn, requestFor } from '@tulia/platform';
import { type LoadedList, patchPages, type Store } from './optimistic/patch-lists.ts';

export type InboxKind = InboxItem['kind'];
export type InboxState = InboxItem['state'];
/** Which question or message. */
export type InboxAddress = Pick<InboxItem, 'kind' | 'id'>;

type Page = ResponseOf<typeof ListInbox>;
type InboxAsked = { readonly [K in keyof QueryOf<typeof ListInbox>]: QueryOf<typeof ListInbox>[K] | undefined };

interface ReplyCall extends InboxAddress, Pick<BodyOf<typeof ReplyToMessage>, 'reply' | 'version'> {}
type ReplyAnswer = ResponseOf<typeof ReplyToMessage> | ResponseOf<typeof AnswerQuestion>;
interface ChangeCall extends InboxAddress, BodyOf<typeof ChangeMessage> {}
type ChangeAnswer = ResponseOf<typeof ChangeMessage> | ResponseOf<typeof ChangeQuestion>;

/** How many wait is counted by the server, and a colleague may have been first; what is gone is gone from the list, too. */
const tagsAfterChange = (_result: unknown, error: unknown): readonly ('Inbox' | 'Dashboard')[] =>
	refusalIn(error) === 'not_found' ? ['Inbox', 'Dashboard'] : ['Dashboard'];

const inboxApi = baseApi.enhanceEndpoints({ addTagTypes: ['Inbox'] }).injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listInbox: build.query<Page, InboxAsked>({
			query: (query) => requestFor(listInbox, { query }),
			providesTags: ['Inbox'],
		}),
		getInboxItem: build.query<ResponseOf<typeof GetInboxItem>, InboxAddress>({
			query: (params) => requestFor(getInboxItem, { params }),
			providesTags: ['Inbox'],
		}),
		replyToInboxItem: build.mutation<ReplyAnswer, ReplyCall>({
			query: ({ kind, id, reply, version }) =>
				kind === 'questions'
					? requestFor(answerQuestion, { params: { id }, body: { answer: reply, version } })
					: requestFor(replyToMessage, { params: { id }, body: { reply, version } }),
			invalidatesTags: tagsAfterChange,
			onQueryStarted: (call, { queryFulfilled, ...store }) => readAgain(call, queryFulfilled, store),
		}),
		changeInboxItem: build.mutation<ChangeAnswer, ChangeCall>({
			query: ({ kind, id, ...body }) =>
				kind === 'questions'
					? requestFor(changeQuestion, { params: { id }, body })
					: requestFor(changeMessage, { params: { id }, body }),
			invalidatesTags: tagsAfterChange,
			onQueryStarted: (call, { queryFulfilled, ...store }) => readAgain(call, queryFulfilled, store),
		}),
	}),
});

const inboxList: LoadedList<InboxAsked, Page> = {
	endpointName: 'listInbox',
	loaded: (state) => inboxApi.util.selectInvalidatedBy(state, ['Inbox']),
	update: (dispatch, args, recipe) => {
		dispatch(inboxApi.util.updateQueryData('listInbox', args, recipe));
	},
};

/** Changes one item in every cached page. It keeps its place: whoever changed it is looking at it. */
const patchItem = ({ kind, id }: InboxAddress, change: Partial<InboxItem>, store: Store): void =>
	patchPages(
		inboxList,
		(page) => ({
			...page,
			data: page.data.map((item) => (item.kind === kind && item.id === id ? { ...item, ...change } : item)),
		}),
		store,
	);

/**
 * What became of an item, at once from the answer and then as it is read again: with who wrote back, or with what a colleague did who
 * was first, which a person has to see before writing again.
 */
async function readAgain(
	{ kind, id }: InboxAddress,
	answer: PromiseLike<{ readonly data: Pick<InboxItem, 'state' | 'version'> }>,
	store: Store,
): Promise<void> {
	const changed = await answer.then(
		({ data: { state, version } }) => ({ state, version }),
		() => undefined,
	);
	if (changed) patchItem({ kind, id }, changed, store);
	const { data } = await store.dispatch(
		inboxApi.endpoints.getInboxItem.initiate({ kind, id }, { forceRefetch: true, subscribe: false }),
	);
	if (data) patchItem({ kind, id }, data, store);
}

export const { useListInboxQuery, useGetInboxItemQuery, useReplyToInboxItemMutation, useChangeInboxItemMutation } =
	inboxApi;
