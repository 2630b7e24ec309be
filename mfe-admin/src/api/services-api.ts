import type { BodyOf, ResponseOf } from '@tulia/contracts/endpoint';
import { changeService, createService, listAllServices, reorderServices } from '@tulia/contracts/routes/service';
import type {
	changeService as ChangeService,
	createService as CreateService,
	listAllServices as ListAllServices,
	reorderServices as ReorderServices,
} from '@tulia/contracts/service/endpoints';
import { baseApi, requestFor } from '@tulia/platform';

interface ChangeCall {
	readonly id: string;
	readonly body: BodyOf<typeof ChangeService>;
}

const servicesApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listAllServices: build.query<ResponseOf<typeof ListAllServices>, void>({
			query: () => requestFor(listAllServices),
			providesTags: ['Service'],
		}),
		createService: build.mutation<ResponseOf<typeof CreateService>, BodyOf<typeof CreateService>>({
			query: (body) => requestFor(createService, { body }),
			// What is offered, and for how long, decides the free times as well.
			invalidatesTags: (_result, error) => (error ? [] : ['Service', 'Availability']),
		}),
		reorderServices: build.mutation<ResponseOf<typeof ReorderServices>, BodyOf<typeof ReorderServices>>({
			query: (body) => requestFor(reorderServices, { body }),
			// After a refusal too: it shows that the list is stale.
			invalidatesTags: ['Service'],
		}),
		changeService: build.mutation<ResponseOf<typeof ChangeService>, ChangeCall>({
			query: ({ id, body }) => requestFor(changeService, { params: { id }, body }),
			invalidatesTags: (_result, error) => (error ? [] : ['Service', 'Availability']),
		}),
	}),
});

export const {
	useListAllServicesQuery,
	useCreateServiceMutation,
	useChangeServiceMutation,
	useReorderServicesMutation,
} = servicesApi;
