import type {
	getAvailability as GetAvailability,
	listAvailableTimes as ListAvailableTimes,
} from '@tulia/contracts/availability/endpoints';
import type { QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import { getAvailability, listAvailableTimes } from '@tulia/contracts/routes/availability';
import { baseApi, requestFor } from '@tulia/platform';

const availabilityApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		getAvailability: build.query<ResponseOf<typeof GetAvailability>, QueryOf<typeof GetAvailability>>({
			query: (query) => requestFor(getAvailability, { query }),
			providesTags: ['Availability'],
		}),
		listAvailableTimes: build.query<ResponseOf<typeof ListAvailableTimes>, QueryOf<typeof ListAvailableTimes>>({
			query: (query) => requestFor(listAvailableTimes, { query }),
			providesTags: ['Availability'],
		}),
	}),
});

export const { useGetAvailabilityQuery, useListAvailableTimesQuery } = availabilityApi;

/** Puts the times that came with a refusal where the free times of that day are shown. To be dispatched. */
export const showFreshTimes = (query: QueryOf<typeof ListAvailableTimes>, times: readonly string[]) =>
	availabilityApi.util.upsertQueryData('listAvailableTimes', query, { data: [...times] });
