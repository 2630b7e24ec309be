import type {
	bookForClient as BookForClient,
	listFollowingTimes as ListFollowingTimes,
} from '@tulia/contracts/appointment/endpoints';
import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import type { BodyOf, QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import { bookForClient, listFollowingTimes } from '@tulia/contracts/routes/appointment';
import { baseApi, requestFor } from '@tulia/platform';

/** A UUID, made when the form opens: the request is idempotent. */
interface BookingCall {
	readonly body: BodyOf<typeof BookForClient>;
	readonly idempotencyKey: string;
}

/** The tags of every view that shows a visit or free times. */
const VIEW_TAGS = ['Appointment', 'AppointmentDetail', 'Client', 'Dashboard', 'Availability'] as const;

const nextVisitApi = baseApi.enhanceEndpoints({ addTagTypes: ['Client'] }).injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listFollowingTimes: build.query<
			ResponseOf<typeof ListFollowingTimes>,
			QueryOf<typeof ListFollowingTimes> & { readonly id: string }
		>({
			query: ({ id, ...query }) => requestFor(listFollowingTimes, { params: { id }, query }),
			providesTags: ['Availability'],
		}),
		bookForClient: build.mutation<AppointmentDetail, BookingCall>({
			query: ({ body, idempotencyKey }) =>
				requestFor(bookForClient, { body, headers: { 'Idempotency-Key': idempotencyKey } }),
			// Invalidated after a refusal, too, which means that the cached data are stale.
			invalidatesTags: (_result, error) => (error === undefined ? VIEW_TAGS : ['Availability']),
		}),
	}),
});

export const { useBookForClientMutation, useListFollowingTimesQuery } = nextVisitApi;
