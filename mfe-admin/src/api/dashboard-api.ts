import type { getDashboard as GetDashboard } from '@tulia/contracts/dashboard/endpoints';
import type { ResponseOf } from '@tulia/contracts/endpoint';
import { getDashboard } from '@tulia/contracts/routes/dashboard';
import { baseApi, requestFor } from '@tulia/platform';

const dashboardApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		getDashboard: build.query<ResponseOf<typeof GetDashboard>, void>({
			query: () => requestFor(getDashboard),
			providesTags: ['Dashboard'],
		}),
	}),
});

export const { useGetDashboardQuery } = dashboardApi;

/** Thunk action: patches the cached dashboard. */
export const patchDashboard = (
	recipe: (dashboard: ResponseOf<typeof GetDashboard>) => ResponseOf<typeof GetDashboard>,
) => dashboardApi.util.updateQueryData('getDashboard', undefined, recipe);
