import type { BodyOf, ResponseOf } from '@tulia/contracts/endpoint';
import type { changeSettings as ChangeSettings, getSettings as GetSettings } from '@tulia/contracts/profile/endpoints';
import { changeSettings, getSettings } from '@tulia/contracts/routes/profile';
import { baseApi, requestFor } from '@tulia/platform';

const settingsApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		getSettings: build.query<ResponseOf<typeof GetSettings>, void>({
			query: () => requestFor(getSettings),
			providesTags: ['Profile'],
		}),
		changeSettings: build.mutation<ResponseOf<typeof ChangeSettings>, BodyOf<typeof ChangeSettings>>({
			query: (body) => requestFor(changeSettings, { body }),
			// The name in the sidebar is part of it, and opening hours decide the free times.
			invalidatesTags: (_result, error) => (error ? [] : ['Profile', 'Availability']),
		}),
	}),
});

export const { useGetSettingsQuery, useChangeSettingsMutation } = settingsApi;
