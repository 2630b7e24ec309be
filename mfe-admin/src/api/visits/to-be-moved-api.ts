import type { BodyOf, QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import { changeToBeMoved, listToBeMoved } from '@tulia/contracts/routes/to-be-moved';
import type {
	changeToBeMoved as ChangeToBeMoved,
	listToBeMoved as ListToBeMoved,
} from '@tulia/contracts/to-be-moved/endpoints';
import { baseApi, requestFor } from '@tulia/platform';

interface ChangeCall {
	readonly id: string;
	readonly body: BodyOf<typeof ChangeToBeMoved>;
}

const toBeMovedApi = baseApi
	.enhanceEndpoints({ addTagTypes: ['ToBeMoved', 'Psychologist', 'Closure', 'Service'] })
	.injectEndpoints({
		overrideExisting: 'throw',
		endpoints: (build) => ({
			// The list is computed from visits and schedule, so a change of either invalidates it.
			listToBeMoved: build.query<ResponseOf<typeof ListToBeMoved>, QueryOf<typeof ListToBeMoved>>({
				query: (query) => requestFor(listToBeMoved, { query }),
				providesTags: ['ToBeMoved', 'Appointment', 'Psychologist', 'Closure', 'Service'],
			}),
			changeToBeMoved: build.mutation<ResponseOf<typeof ChangeToBeMoved>, ChangeCall>({
				query: ({ id, body }) => requestFor(changeToBeMoved, { params: { id }, body }),
				// Invalidated after a refusal, too, which means that the cached list is stale.
				invalidatesTags: ['ToBeMoved'],
			}),
		}),
	});

export const { useChangeToBeMovedMutation, useListToBeMovedQuery } = toBeMovedApi;
