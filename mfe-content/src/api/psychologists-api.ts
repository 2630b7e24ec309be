import type { ParamsOf, ResponseOf } from '@tulia/contracts/endpoint';
import type { getPsychologist as GetPsychologist } from '@tulia/contracts/psychologist/endpoints';
import { getPsychologist } from '@tulia/contracts/routes/psychologist';
import { baseApi, requestFor } from '@tulia/platform';

const psychologistsApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		getPsychologist: build.query<ResponseOf<typeof GetPsychologist>, ParamsOf<typeof GetPsychologist>>({
			query: ({ id }) => requestFor(getPsychologist, { params: { id } }),
			providesTags: ['Psychologist'],
		}),
	}),
});

export const { useGetPsychologistQuery } = psychologistsApi;

/** Thunk action: prefetches one psychologist if they are not cached. */
export const prefetchPsychologist = (id: string) => psychologistsApi.util.prefetch('getPsychologist', { id }, {});
