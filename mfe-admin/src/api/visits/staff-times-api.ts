import type { listStaffTimes as ListStaffTimes } from '@tulia/contracts/availability/endpoints';
import type { QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import { listStaffTimes } from '@tulia/contracts/routes/availability';
import { baseApi, requestFor } from '@tulia/platform';

const staffTimesApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listStaffTimes: build.query<ResponseOf<typeof ListStaffTimes>, QueryOf<typeof ListStaffTimes>>({
			query: (query) => requestFor(listStaffTimes, { query }),
			providesTags: ['Availability'],
		}),
	}),
});

export const { useListStaffTimesQuery } = staffTimesApi;
