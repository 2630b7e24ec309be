import type {
	changeCrisisDuty as ChangeCrisisDuty,
	changeCrisisPhrases as ChangeCrisisPhrases,
	getCrisisSettings as GetCrisisSettings,
} from '@tulia/contracts/crisis/endpoints';
import type { BodyOf, ResponseOf } from '@tulia/contracts/endpoint';
import { changeCrisisDuty, changeCrisisPhrases, getCrisisSettings } from '@tulia/contracts/routes/crisis';
import { baseApi, requestFor } from '@tulia/platform';

const crisisApi = baseApi.enhanceEndpoints({ addTagTypes: ['Crisis'] }).injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		getCrisisSettings: build.query<ResponseOf<typeof GetCrisisSettings>, void>({
			query: () => requestFor(getCrisisSettings),
			providesTags: ['Crisis'],
		}),
		changeCrisisDuty: build.mutation<ResponseOf<typeof ChangeCrisisDuty>, BodyOf<typeof ChangeCrisisDuty>>({
			query: (body) => requestFor(changeCrisisDuty, { body }),
			// Invalidated after a failure, too: a colleague may have changed the settings.
			invalidatesTags: ['Crisis'],
		}),
		changeCrisisPhrases: build.mutation<ResponseOf<typeof ChangeCrisisPhrases>, BodyOf<typeof ChangeCrisisPhrases>>({
			query: (body) => requestFor(changeCrisisPhrases, { body }),
			invalidatesTags: ['Crisis'],
		}),
	}),
});

export const { useGetCrisisSettingsQuery, useChangeCrisisDutyMutation, useChangeCrisisPhrasesMutation } = crisisApi;
