import type { BodyOf, ResponseOf } from '@tulia/contracts/endpoint';
import {
	addToWaitingList,
	answerOfferForClient,
	changeWaitingForClient,
	countWaiting,
	listWaitingList,
	removeFromWaitingList,
} from '@tulia/contracts/routes/waiting-list';
import type {
	addToWaitingList as AddToWaitingList,
	answerOfferForClient as AnswerOfferForClient,
	changeWaitingForClient as ChangeWaitingForClient,
	countWaiting as CountWaiting,
	listWaitingList as ListWaitingList,
	removeFromWaitingList as RemoveFromWaitingList,
} from '@tulia/contracts/waiting-list/endpoints';
import { baseApi, requestFor } from '@tulia/platform';

interface AddCall {
	readonly body: BodyOf<typeof AddToWaitingList>;
	/** A UUID, made when the form opens: the request is idempotent. */
	readonly idempotencyKey: string;
}
interface AnswerCall {
	readonly id: string;
	readonly body: BodyOf<typeof AnswerOfferForClient>;
}
interface ChangeCall {
	readonly id: string;
	readonly body: BodyOf<typeof ChangeWaitingForClient>;
}

const waitingListApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listWaitingList: build.query<ResponseOf<typeof ListWaitingList>, void>({
			query: () => requestFor(listWaitingList),
			providesTags: ['WaitingEntry'],
		}),
		countWaiting: build.query<ResponseOf<typeof CountWaiting>, void>({
			query: () => requestFor(countWaiting),
			providesTags: ['WaitingEntry'],
		}),
		addToWaitingList: build.mutation<ResponseOf<typeof AddToWaitingList>, AddCall>({
			query: ({ body, idempotencyKey }) =>
				requestFor(addToWaitingList, { body, headers: { 'idempotency-key': idempotencyKey } }),
			invalidatesTags: ['WaitingEntry'],
		}),
		changeWaitingForClient: build.mutation<ResponseOf<typeof ChangeWaitingForClient>, ChangeCall>({
			query: ({ id, body }) => requestFor(changeWaitingForClient, { params: { id }, body }),
			// Invalidated after a refusal, too, which means that the cached list is stale.
			invalidatesTags: ['WaitingEntry', 'Availability'],
		}),
		answerOfferForClient: build.mutation<ResponseOf<typeof AnswerOfferForClient>, AnswerCall>({
			query: ({ id, body }) => requestFor(answerOfferForClient, { params: { id }, body }),
			// Invalidated after a refusal, too, which means that the cached list is stale.
			invalidatesTags: ['WaitingEntry', 'Appointment', 'Availability'],
		}),
		removeFromWaitingList: build.mutation<ResponseOf<typeof RemoveFromWaitingList>, { readonly id: string }>({
			query: (params) => requestFor(removeFromWaitingList, { params }),
			invalidatesTags: ['WaitingEntry', 'Availability'],
		}),
	}),
});

export const {
	useListWaitingListQuery,
	useCountWaitingQuery,
	useAddToWaitingListMutation,
	useChangeWaitingForClientMutation,
	useAnswerOfferForClientMutation,
	useRemoveFromWaitingListMutation,
} = waitingListApi;
