import type { ResponseOf } from '@tulia/contracts/endpoint';
import type { listPsychologists as ListPsychologists } from '@tulia/contracts/psychologist/endpoints';
import { listPsychologists } from '@tulia/contracts/routes/psychologist';
import { baseApi, requestFor } from '@tulia/platform';

const psychologistsApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listPsychologists: build.query<ResponseOf<typeof ListPsychologists>, void>({
			query: () => requestFor(listPsychologists),
		}),
	}),
});

export const { useListPsychologistsQuery } = psychologistsApi;

/** Prefetches the list where it is not cached. To be dispatched. */
export const prefetchPsychologists = () => psychologistsApi.util.prefetch('listPsychologists', undefined, {});
