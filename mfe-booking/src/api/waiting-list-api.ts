import type { BodyOf, ParamsOf, ResponseOf } from '@tulia/contracts/endpoint';
import {
	answerMyOffer,
	changeWaiting,
	joinWaitingList,
	leaveWaitingList,
	listMyWaiting,
} from '@tulia/contracts/routes/waiting-list';
import type {
	answerMyOffer as AnswerMyOffer,
	changeWaiting as ChangeWaiting,
	joinWaitingList as JoinWaitingList,
	leaveWaitingList as LeaveWaitingList,
	listMyWaiting as ListMyWaiting,
} from '@tulia/contracts/waiting-list/endpoints';
import { baseApi, requestFor } from '@tulia/platform';

interface JoinCall {
	readonly body: BodyOf<typeof JoinWaitingList>;
	/** A UUID, made when the form opens: the request is idempotent. */
	readonly idempotencyKey: string;
}

const waitingListApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listMyWaiting: build.query<ResponseOf<typeof ListMyWaiting>, void>({
			query: () => requestFor(listMyWaiting),
			providesTags: ['WaitingEntry'],
		}),
		joinWaitingList: build.mutation<ResponseOf<typeof JoinWaitingList>, JoinCall>({
			query: ({ body, idempotencyKey }) =>
				requestFor(joinWaitingList, { body, headers: { 'idempotency-key': idempotencyKey } }),
			invalidatesTags: ['WaitingEntry'],
		}),
		changeWaiting: build.mutation<
			ResponseOf<typeof ChangeWaiting>,
			ParamsOf<typeof ChangeWaiting> & { readonly body: BodyOf<typeof ChangeWaiting> }
		>({
			query: ({ id, body }) => requestFor(changeWaiting, { params: { id }, body }),
			invalidatesTags: ['WaitingEntry', 'Availability'],
		}),
		leaveWaitingList: build.mutation<ResponseOf<typeof LeaveWaitingList>, ParamsOf<typeof LeaveWaitingList>>({
			query: (params) => requestFor(leaveWaitingList, { params }),
			invalidatesTags: ['WaitingEntry', 'Availability'],
		}),
		answerMyOffer: build.mutation<
			ResponseOf<typeof AnswerMyOffer>,
			ParamsOf<typeof AnswerMyOffer> & BodyOf<typeof AnswerMyOffer>
		>({
			query: ({ id, ...body }) => requestFor(answerMyOffer, { params: { id }, body }),
			invalidatesTags: ['WaitingEntry', 'Appointment', 'Availability'],
		}),
	}),
});

export const {
	useListMyWaitingQuery,
	useJoinWaitingListMutation,
	useChangeWaitingMutation,
	useLeaveWaitingListMutation,
	useAnswerMyOfferMutation,
} = waitingListApi;
