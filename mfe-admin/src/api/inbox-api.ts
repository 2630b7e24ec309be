import type { BodyOf, QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import type {
	answerQuestion as AnswerQuestion,
	changeQuestion as ChangeQuestion,
} from '@tulia/contracts/faq/endpoints';
import type {
	getInboxAssignment as GetInboxAssignment,
	getInboxItem as GetInboxItem,
	handInboxItem as HandInboxItem,
	listInbox as ListInbox,
	listInboxColleagues as ListInboxColleagues,
	markOnPhone as MarkOnPhone,
} from '@tulia/contracts/inbox/endpoints';
import type { InboxItem } from '@tulia/contracts/inbox/staff-schemas';
import type {
	changeMessage as ChangeMessage,
	replyToMessage as ReplyToMessage,
} from '@tulia/contracts/message/endpoints';
import { answerQuestion, changeQuestion } from '@tulia/contracts/routes/faq';
import {
	endPhoneCall,
	getInboxAssignment,
	getInboxItem,
	handInboxItem,
	listInbox,
	listInboxColleagues,
	markOnPhone,
} from '@tulia/contracts/routes/inbox';
import { changeMessage, replyToMessage } from '@tulia/contracts/routes/message';
import { baseApi, refusalIn, requestFor } from '@tulia/platform';
import { type LoadedList, patchPages, type Store } from './optimistic/patch-lists.ts';

export type InboxKind = InboxItem['kind'];
export type InboxState = InboxItem['state'];
/** Identifies a question or message. */
export type InboxAddress = Pick<InboxItem, 'kind' | 'id'>;

type Assignment = ResponseOf<typeof GetInboxAssignment>;
interface PhoneCall extends InboxAddress, BodyOf<typeof MarkOnPhone> {}
interface HandOver extends InboxAddress, BodyOf<typeof HandInboxItem> {}

type Page = ResponseOf<typeof ListInbox>;
type InboxArgs = { readonly [K in keyof QueryOf<typeof ListInbox>]: QueryOf<typeof ListInbox>[K] | undefined };

interface ReplyCall extends InboxAddress, Pick<BodyOf<typeof ReplyToMessage>, 'reply' | 'version'> {}
type ReplyAnswer = ResponseOf<typeof ReplyToMessage> | ResponseOf<typeof AnswerQuestion>;
interface ChangeCall extends InboxAddress, BodyOf<typeof ChangeMessage> {}
type ChangeAnswer = ResponseOf<typeof ChangeMessage> | ResponseOf<typeof ChangeQuestion>;

/**
 * The tags that a change invalidates. The dashboard is fetched again after a refusal, too, because the server counts
 * the waiting items and a colleague may have changed one. The list is fetched again if the item was deleted.
 */
const tagsAfterChange = (_result: unknown, error: unknown): readonly ('Inbox' | 'Dashboard')[] =>
	refusalIn(error) === 'not_found' ? ['Inbox', 'Dashboard'] : ['Dashboard'];

const inboxApi = baseApi.enhanceEndpoints({ addTagTypes: ['Inbox'] }).injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listInbox: build.query<Page, InboxArgs>({
			query: (query) => requestFor(listInbox, { query }),
			providesTags: ['Inbox'],
		}),
		getInboxItem: build.query<ResponseOf<typeof GetInboxItem>, InboxAddress>({
			query: (params) => requestFor(getInboxItem, { params }),
			providesTags: ['Inbox'],
		}),
		getInboxAssignment: build.query<Assignment, InboxAddress>({
			query: (params) => requestFor(getInboxAssignment, { params }),
			onQueryStarted: (address, { queryFulfilled, ...store }) => showAssignment(address, queryFulfilled, store),
		}),
		markOnPhone: build.mutation<Assignment, PhoneCall>({
			query: ({ kind, id, ...body }) => requestFor(markOnPhone, { params: { kind, id }, body }),
			onQueryStarted: ({ kind, id }, { queryFulfilled, ...store }) =>
				replaceAssignment({ kind, id }, queryFulfilled, store),
		}),
		endPhoneCall: build.mutation<Assignment, InboxAddress>({
			query: (params) => requestFor(endPhoneCall, { params }),
			onQueryStarted: (address, { queryFulfilled, ...store }) => replaceAssignment(address, queryFulfilled, store),
		}),
		listInboxColleagues: build.query<ResponseOf<typeof ListInboxColleagues>, void>({
			query: () => requestFor(listInboxColleagues),
		}),
		handInboxItem: build.mutation<Assignment, HandOver>({
			query: ({ kind, id, ...body }) => requestFor(handInboxItem, { params: { kind, id }, body }),
			invalidatesTags: tagsAfterChange,
			onQueryStarted: ({ kind, id }, { queryFulfilled, ...store }) =>
				replaceAssignment({ kind, id }, queryFulfilled, store),
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

const inboxList: LoadedList<InboxArgs, Page> = {
	endpointName: 'listInbox',
	loaded: (state) => inboxApi.util.selectInvalidatedBy(state, ['Inbox']),
	update: (dispatch, args, recipe) => {
		dispatch(inboxApi.util.updateQueryData('listInbox', args, recipe));
	},
};

/** Patches one item in every cached page. The item keeps its position, because staff are looking at it. */
const patchItem = ({ kind, id }: InboxAddress, change: (item: InboxItem) => InboxItem, store: Store): void =>
	patchPages(
		inboxList,
		(page) => ({
			...page,
			data: page.data.map((item) => (item.kind === kind && item.id === id ? change(item) : item)),
		}),
		store,
	);

/**
 * Patches an item from the response, then fetches it again. The second response has the author of the reply, or a
 * colleague's earlier change, which staff have to see before they write again.
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
	if (changed) patchItem({ kind, id }, (item) => ({ ...unassigned(item), ...changed }), store);
	const { data } = await store.dispatch(
		inboxApi.endpoints.getInboxItem.initiate({ kind, id }, { forceRefetch: true, subscribe: false }),
	);
	if (data) patchItem({ kind, id }, (item) => ({ ...unassigned(item), ...data }), store);
}

/** Removes the assignment before a patch, because the response omits absent fields. */
const unassigned = ({ onPhone: _call, assignee: _assignee, ...item }: InboxItem): InboxItem => item;

/**
 * Patches only the assignment in the list. The version is not patched: a reply must still conflict with a colleague's
 * change.
 */
async function showAssignment(
	address: InboxAddress,
	answer: PromiseLike<{ readonly data: Assignment }>,
	store: Store,
): Promise<void> {
	const assignment = await answer.then(
		({ data }) => data,
		() => undefined,
	);
	if (assignment) patchItem(address, (item) => ({ ...unassigned(item), ...assignment }), store);
}

/** Patches the assignment after a change of it; after a refusal, fetches it again. */
async function replaceAssignment(
	address: InboxAddress,
	answer: PromiseLike<{ readonly data: Assignment }>,
	store: Store,
): Promise<void> {
	const { getInboxAssignment: read } = inboxApi.endpoints;
	try {
		const { data } = await answer;
		await store.dispatch(inboxApi.util.upsertQueryData('getInboxAssignment', address, data));
		patchItem(address, (item) => ({ ...unassigned(item), ...data }), store);
	} catch {
		await store.dispatch(read.initiate(address, { forceRefetch: true, subscribe: false }));
	}
}

export const {
	useListInboxQuery,
	useGetInboxItemQuery,
	useGetInboxAssignmentQuery,
	useMarkOnPhoneMutation,
	useEndPhoneCallMutation,
	useListInboxColleaguesQuery,
	useHandInboxItemMutation,
	useReplyToInboxItemMutation,
	useChangeInboxItemMutation,
} = inboxApi;
