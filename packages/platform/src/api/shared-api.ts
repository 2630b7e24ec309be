import type { ResponseOf } from '@tulia/contracts/endpoint';
import type { getProfile as GetProfile } from '@tulia/contracts/profile/endpoints';
import { getProfile } from '@tulia/contracts/routes/profile';
import { listServices } from '@tulia/contracts/routes/service';
import type { listServices as ListServices } from '@tulia/contracts/service/endpoints';
import { baseApi } from './base-api.ts';
import { requestFor } from './request-for.ts';

/** What more than one module reads. It lives here because two modules may not inject the same name. */
const sharedApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		getProfile: build.query<ResponseOf<typeof GetProfile>, void>({
			query: () => requestFor(getProfile),
			providesTags: ['Profile'],
		}),
		listServices: build.query<ResponseOf<typeof ListServices>, void>({
			query: () => requestFor(listServices),
			providesTags: ['Service'],
		}),
	}),
});

/** The centre's own facts: name, hours, phones, crisis lines. */
export const useGetProfileQuery = sharedApi.useGetProfileQuery;
/** Every active service, in the centre's order: `data.data`. */
export const useListServicesQuery = sharedApi.useListServicesQuery;
