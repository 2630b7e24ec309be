import type { listAvailableTimes as ListAvailableTimes } from '@tulia/contracts/availability/endpoints';
import type { QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import { listAvailableTimes } from '@tulia/contracts/routes/availability';
import { baseApi, requestFor } from '@tulia/platform';

const freeTimesApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		/** `listAvailableTimes` of the contract: the booking module has that name already, and both may be on one page. */
		listTimesForStaff: build.query<ResponseOf<typeof ListAvailableTimes>, QueryOf<typeof ListAvailableTimes>>({
			query: (query) => requestFor(listAvailableTimes, { query }),
			providesTags: ['Availability'],
		}),
	}),
});

export const { useListTimesForStaffQuery } = freeTimesApi;
