import type { BodyOf, ResponseOf } from '@tulia/contracts/endpoint';
import type {
	changePsychologist as ChangePsychologist,
	changePsychologistProfile as ChangePsychologistProfile,
	createPsychologist as CreatePsychologist,
	listAllPsychologists as ListAllPsychologists,
	previewFreeTimes as PreviewFreeTimes,
} from '@tulia/contracts/psychologist/endpoints';
import {
	changePsychologist,
	changePsychologistProfile,
	createPsychologist,
	listAllPsychologists,
	previewFreeTimes,
} from '@tulia/contracts/routes/psychologist';
import { baseApi, requestFor } from '@tulia/platform';

interface ChangeCall {
	readonly id: string;
	readonly body: BodyOf<typeof ChangePsychologist>;
}

interface ChangeProfileCall {
	readonly id: string;
	readonly body: BodyOf<typeof ChangePsychologistProfile>;
}

const psychologistsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Psychologist', 'FreeTimes'] }).injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listAllPsychologists: build.query<ResponseOf<typeof ListAllPsychologists>, void>({
			query: () => requestFor(listAllPsychologists),
			providesTags: ['Psychologist'],
		}),
		/** The free times of the next seven days, as clients see them. */
		previewFreeTimes: build.query<
			ResponseOf<typeof PreviewFreeTimes>,
			{ readonly id: string; readonly serviceId: string }
		>({
			query: ({ id, serviceId }) => requestFor(previewFreeTimes, { params: { id }, query: { serviceId } }),
			providesTags: ['FreeTimes'],
		}),
		createPsychologist: build.mutation<ResponseOf<typeof CreatePsychologist>, BodyOf<typeof CreatePsychologist>>({
			query: (body) => requestFor(createPsychologist, { body }),
			invalidatesTags: (_result, error) => (error ? [] : ['Psychologist', 'Availability']),
		}),
		changePsychologist: build.mutation<ResponseOf<typeof ChangePsychologist>, ChangeCall>({
			query: ({ id, body }) => requestFor(changePsychologist, { params: { id }, body }),
			// A psychologist who no longer sees clients has no free times, so none are fetched.
			invalidatesTags: (saved) =>
				saved ? ['Psychologist', 'Availability', ...(saved.active ? (['FreeTimes'] as const) : [])] : [],
		}),
		changePsychologistProfile: build.mutation<ResponseOf<typeof ChangePsychologistProfile>, ChangeProfileCall>({
			query: ({ id, body }) => requestFor(changePsychologistProfile, { params: { id }, body }),
			invalidatesTags: (_result, error) => (error ? [] : ['Psychologist']),
		}),
	}),
});

export const {
	useListAllPsychologistsQuery,
	usePreviewFreeTimesQuery,
	useCreatePsychologistMutation,
	useChangePsychologistMutation,
	useChangePsychologistProfileMutation,
} = psychologistsApi;
