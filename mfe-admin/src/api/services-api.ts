import type { BodyOf, ResponseOf } from '@tulia/contracts/endpoint';
import {
	changePrices,
	changeService,
	createService,
	listAllServices,
	reorderServices,
} from '@tulia/contracts/routes/service';
import type {
	changePrices as ChangePrices,
	changeService as ChangeService,
	createService as CreateService,
	listAllServices as ListAllServices,
	reorderServices as ReorderServices,
} from '@tulia/contracts/service/endpoints';
import type { Service } from '@tulia/contracts/service/schemas';
import { baseApi, patchProfile, patchServices, requestFor } from '@tulia/platform';
import { patchSettings, type Settings } from './settings-api.ts';

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
			// The free times depend on the services and their lengths.
			invalidatesTags: (_result, error) => (error ? [] : ['Service', 'Availability']),
		}),
		reorderServices: build.mutation<ResponseOf<typeof ReorderServices>, BodyOf<typeof ReorderServices>>({
			query: (body) => requestFor(reorderServices, { body }),
			// Invalidated after a refusal, too: the cached list is stale.
			invalidatesTags: ['Service'],
		}),
		changeService: build.mutation<ResponseOf<typeof ChangeService>, ChangeCall>({
			query: ({ id, body }) => requestFor(changeService, { params: { id }, body }),
			invalidatesTags: (_result, error) => (error ? [] : ['Service', 'Availability']),
		}),
		changePrices: build.mutation<ResponseOf<typeof ChangePrices>, BodyOf<typeof ChangePrices>>({
			query: (body) => requestFor(changePrices, { body }),
			async onQueryStarted(_body, { dispatch, queryFulfilled }) {
				const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
				if (!data) return;
				// Patches the caches of all staff pages, because public responses may be a minute old.
				dispatch(patchAllServices(data.data));
				dispatch(patchServices(pricedAs(data.data)));
				dispatch(patchProfile({ currency: data.currency }));
				dispatch(patchSettings(inCurrency(data)));
			},
			invalidatesTags: (_result, error) => (error ? [] : ['Availability']),
		}),
	}),
});

type PricesAnswer = ResponseOf<typeof ChangePrices>;

const patchAllServices = (data: PricesAnswer['data']) =>
	servicesApi.util.updateQueryData('listAllServices', undefined, () => ({ data }));

/** A service with its saved price and length. */
const pricedAs = (saved: PricesAnswer['data']) => (before: Service) => {
	const { price, durationMinutes } = saved.find(({ id }) => id === before.id) ?? before;
	return { ...before, price, durationMinutes };
};

const inCurrency =
	({ currency, settingsVersion }: PricesAnswer) =>
	(before: Settings): Settings => ({
		...before,
		version: settingsVersion,
		...(before.profile ? { profile: { ...before.profile, currency } } : {}),
	});

export const {
	useChangePricesMutation,
	useListAllServicesQuery,
	useCreateServiceMutation,
	useChangeServiceMutation,
	useReorderServicesMutation,
} = servicesApi;
