import type { BodyOf, ResponseOf } from '@tulia/contracts/endpoint';
import type { changeSettings as ChangeSettings, getSettings as GetSettings } from '@tulia/contracts/profile/endpoints';
import { changeSettings, getSettings } from '@tulia/contracts/routes/profile';
import { baseApi, patchProfile, requestFor } from '@tulia/platform';

export type Settings = ResponseOf<typeof GetSettings>;

const settingsApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		getSettings: build.query<ResponseOf<typeof GetSettings>, void>({
			query: () => requestFor(getSettings),
			providesTags: ['Profile'],
		}),
		changeSettings: build.mutation<ResponseOf<typeof ChangeSettings>, BodyOf<typeof ChangeSettings>>({
			query: (body) => requestFor(changeSettings, { body }),
			// Patches the cache from the response, because the public record may be a minute old.
			async onQueryStarted(_body, { dispatch, queryFulfilled }) {
				const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
				if (!data) return;
				dispatch(patchSettings(() => data));
				if (data.profile) dispatch(patchProfile(data.profile));
			},
			// The free times depend on the opening hours.
			invalidatesTags: (_result, error) => (error ? [] : ['Availability']),
		}),
	}),
});

/** Thunk action: patches the cached settings without a refetch. */
export const patchSettings = (change: (before: Settings) => Settings) =>
	settingsApi.util.updateQueryData('getSettings', undefined, change);

export const { useGetSettingsQuery, useChangeSettingsMutation } = settingsApi;
