import type {
	bookForClient as BookForClient,
	listFollowingTimes as ListFollowingTimes,
} from '@tulia/contracts/appointment/endpoints';
import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import type { BodyOf, QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import { bookForClient, listFollowingTimes } from '@tulia/contracts/routes/appointment';
import { baseApi, requestFor } from '@tulia/platform';

/** The form is idempotent: its key is made when it opens. */
interface BookingCall {
	readonly body: BodyOf<typeof BookForClient>;
	readonly idempotencyKey: string;
}

/** The tags of every view of a booking, and of free times. */
const PLACES = ['Appointment', 'AppointmentDetail', 'Client', 'Dashboard', 'Availability'] as const;

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
			// A refusal means that the cached data are stale.
			invalidatesTags: (_result, error) => (error === undefined ? PLACES : ['Availability']),
		}),
	}),
});

export const { useBookForClientMutation, useListFollowingTimesQuery } = nextVisitApi;
