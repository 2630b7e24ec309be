import type { getAvailability as GetAvailability } from '@tulia/contracts/availability/endpoints';
import type { QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import { getAvailability } from '@tulia/contracts/routes/availability';
import { baseApi, requestFor, sinceOwnWrite } from '@tulia/platform';

const availabilityApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		getAvailability: build.query<ResponseOf<typeof GetAvailability>, QueryOf<typeof GetAvailability>>({
			query: (query) => requestFor(getAvailability, { query: { ...query, ...sinceOwnWrite() } }),
			providesTags: ['Availability'],
		}),
	}),
});

export const { useGetAvailabilityQuery } = availabilityApi;
