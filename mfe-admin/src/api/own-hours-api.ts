import type { BodyOf, ResponseOf } from '@tulia/contracts/endpoint';
import type {
	changeMyHours as ChangeMyHours,
	countHoursRequests as CountHoursRequests,
	decideHoursRequest as DecideHoursRequest,
	listHoursRequests as ListHoursRequests,
	requestHours as RequestHours,
	withdrawHoursRequest as WithdrawHoursRequest,
} from '@tulia/contracts/own-hours/endpoints';
import type { MyHours } from '@tulia/contracts/own-hours/schemas';
import {
	changeMyHours,
	countHoursRequests,
	decideHoursRequest,
	getMyHours,
	listHoursRequests,
	requestHours,
	withdrawHoursRequest,
} from '@tulia/contracts/routes/own-hours';
import { baseApi, requestFor } from '@tulia/platform';

/** The tags that a change of hours invalidates. */
const HOURS = ['OwnHours', 'HoursRequest', 'Psychologist', 'Availability', 'MyDay'] as const;

const ownHoursApi = baseApi.enhanceEndpoints({ addTagTypes: ['OwnHours', 'HoursRequest'] }).injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		getMyHours: build.query<MyHours, void>({
			query: () => requestFor(getMyHours),
			providesTags: ['OwnHours'],
		}),
		changeMyHours: build.mutation<ResponseOf<typeof ChangeMyHours>, BodyOf<typeof ChangeMyHours>>({
			query: (body) => requestFor(changeMyHours, { body }),
			invalidatesTags: (_result, error) => (error ? [] : HOURS),
		}),
		requestHours: build.mutation<ResponseOf<typeof RequestHours>, BodyOf<typeof RequestHours>>({
			query: (body) => requestFor(requestHours, { body }),
			invalidatesTags: (_result, error) => (error ? [] : ['OwnHours', 'HoursRequest']),
		}),
		// Invalidated after a failure, too: the request may have been decided meanwhile.
		withdrawHoursRequest: build.mutation<ResponseOf<typeof WithdrawHoursRequest>, BodyOf<typeof WithdrawHoursRequest>>({
			query: (body) => requestFor(withdrawHoursRequest, { body }),
			invalidatesTags: ['OwnHours', 'HoursRequest'],
		}),
		listHoursRequests: build.query<ResponseOf<typeof ListHoursRequests>, void>({
			query: () => requestFor(listHoursRequests),
			providesTags: ['HoursRequest'],
		}),
		countHoursRequests: build.query<ResponseOf<typeof CountHoursRequests>, void>({
			query: () => requestFor(countHoursRequests),
			providesTags: ['HoursRequest'],
		}),
		// Invalidated after a refusal, too: the request was withdrawn or decided, or other visits are affected.
		decideHoursRequest: build.mutation<
			ResponseOf<typeof DecideHoursRequest>,
			{ readonly id: string; readonly body: BodyOf<typeof DecideHoursRequest> }
		>({
			query: ({ id, body }) => requestFor(decideHoursRequest, { params: { id }, body }),
			invalidatesTags: HOURS,
		}),
	}),
});

export const {
	useGetMyHoursQuery,
	useChangeMyHoursMutation,
	useRequestHoursMutation,
	useWithdrawHoursRequestMutation,
	useListHoursRequestsQuery,
	useCountHoursRequestsQuery,
	useDecideHoursRequestMutation,
} = ownHoursApi;
