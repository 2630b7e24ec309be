import type { BodyOf, ParamsOf, QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import type {
	changeBreach as ChangeBreach,
	changeDataRequest as ChangeDataRequest,
	countRegisters as CountRegisters,
	exportRegister as ExportRegister,
	listBreaches as ListBreaches,
	listDataRequests as ListDataRequests,
	openBreach as OpenBreach,
	openDataRequest as OpenDataRequest,
} from '@tulia/contracts/register/endpoints';
import {
	changeBreach,
	changeDataRequest,
	countRegisters,
	exportRegister,
	listBreaches,
	listDataRequests,
	openBreach,
	openDataRequest,
} from '@tulia/contracts/routes/register';
import { baseApi, requestFor } from '@tulia/platform';

interface Keyed<B> {
	readonly body: B;
	readonly idempotencyKey: string;
}
type Change<P, B> = P & { readonly body: B };

const under = (idempotencyKey: string) => ({ headers: { 'Idempotency-Key': idempotencyKey } });

const registersApi = baseApi.enhanceEndpoints({ addTagTypes: ['Register'] }).injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listBreaches: build.query<ResponseOf<typeof ListBreaches>, void>({
			query: () => requestFor(listBreaches),
			providesTags: ['Register'],
		}),
		listDataRequests: build.query<ResponseOf<typeof ListDataRequests>, void>({
			query: () => requestFor(listDataRequests),
			providesTags: ['Register'],
		}),
		countRegisters: build.query<ResponseOf<typeof CountRegisters>, void>({
			query: () => requestFor(countRegisters),
			providesTags: ['Register'],
		}),
		openBreach: build.mutation<ResponseOf<typeof OpenBreach>, Keyed<BodyOf<typeof OpenBreach>>>({
			query: ({ body, idempotencyKey }) => requestFor(openBreach, { body, ...under(idempotencyKey) }),
			invalidatesTags: ['Register'],
		}),
		openDataRequest: build.mutation<ResponseOf<typeof OpenDataRequest>, Keyed<BodyOf<typeof OpenDataRequest>>>({
			query: ({ body, idempotencyKey }) => requestFor(openDataRequest, { body, ...under(idempotencyKey) }),
			invalidatesTags: ['Register'],
		}),
		// Invalidated after a failure, too: a colleague may have changed the entry.
		changeBreach: build.mutation<
			ResponseOf<typeof ChangeBreach>,
			Change<ParamsOf<typeof ChangeBreach>, BodyOf<typeof ChangeBreach>>
		>({
			query: ({ id, body }) => requestFor(changeBreach, { params: { id }, body }),
			invalidatesTags: ['Register'],
		}),
		changeDataRequest: build.mutation<
			ResponseOf<typeof ChangeDataRequest>,
			Change<ParamsOf<typeof ChangeDataRequest>, BodyOf<typeof ChangeDataRequest>>
		>({
			query: ({ id, body }) => requestFor(changeDataRequest, { params: { id }, body }),
			invalidatesTags: ['Register'],
		}),
		exportRegister: build.mutation<ResponseOf<typeof ExportRegister>, QueryOf<typeof ExportRegister>>({
			query: (query) => requestFor(exportRegister, { query }),
		}),
	}),
});

export const {
	useListBreachesQuery,
	useListDataRequestsQuery,
	useCountRegistersQuery,
	useOpenBreachMutation,
	useOpenDataRequestMutation,
	useChangeBreachMutation,
	useChangeDataRequestMutation,
	useExportRegisterMutation,
} = registersApi;
