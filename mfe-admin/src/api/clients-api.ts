import type { ConsentKind } from '@tulia/contracts/account/schemas';
import type {
	addClient as AddClient,
	changeClient as ChangeClient,
	correctClientEmail as CorrectClientEmail,
	getClient as GetClient,
	identifyClient as IdentifyClient,
	listClients as ListClients,
	mergeClient as MergeClient,
	noteConsent as NoteConsent,
} from '@tulia/contracts/client/endpoints';
import type { eraseClient as EraseClient, exportClient as ExportClient } from '@tulia/contracts/data-request/endpoints';
import type { BodyOf, Endpoint, QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import {
	addClient,
	changeClient,
	correctClientEmail,
	getClient,
	identifyClient,
	listClients,
	mergeClient,
	noteConsent,
} from '@tulia/contracts/routes/client';
import { eraseClient, exportClient } from '@tulia/contracts/routes/data-request';
import { baseApi, requestFor } from '@tulia/platform';

/** The filters of the list; an unset one may be `undefined`. */
type ClientsArgs = { readonly [K in keyof QueryOf<typeof ListClients>]: string | undefined };

interface MergeCall {
	readonly id: string;
	readonly body: BodyOf<typeof MergeClient>;
}

interface AddCall {
	readonly body: BodyOf<typeof AddClient>;
	readonly idempotencyKey: string;
}

interface ChangeCall {
	readonly id: string;
	readonly body: BodyOf<typeof ChangeClient>;
}

interface ConsentCall {
	readonly id: string;
	readonly kind: ConsentKind;
	readonly body: BodyOf<typeof NoteConsent>;
}

interface RequestCall<E extends Endpoint> {
	readonly id: string;
	readonly body: BodyOf<E>;
}

const clientsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Client', 'AppointmentDetail'] }).injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listClients: build.query<ResponseOf<typeof ListClients>, ClientsArgs>({
			query: (query) => requestFor(listClients, { query }),
			providesTags: ['Client'],
		}),
		getClient: build.query<ResponseOf<typeof GetClient>, { readonly id: string }>({
			query: (params) => requestFor(getClient, { params }),
			providesTags: ['Client', 'Appointment'],
		}),
		changeClient: build.mutation<ResponseOf<typeof ChangeClient>, ChangeCall>({
			query: ({ id, body }) => requestFor(changeClient, { params: { id }, body }),
			invalidatesTags: (_result, error) => (error ? [] : ['Client', 'Appointment']),
		}),
		addClient: build.mutation<ResponseOf<typeof AddClient>, AddCall>({
			query: ({ body, idempotencyKey }) =>
				requestFor(addClient, { body, headers: { 'idempotency-key': idempotencyKey } }),
			invalidatesTags: (_result, error) => (error ? [] : ['Client']),
		}),
		correctClientEmail: build.mutation<ResponseOf<typeof CorrectClientEmail>, RequestCall<typeof CorrectClientEmail>>({
			query: ({ id, body }) => requestFor(correctClientEmail, { params: { id }, body }),
			invalidatesTags: (_result, error) => (error ? [] : ['Client', 'Appointment']),
		}),
		/** Records how staff verified the identity of a client. */
		identifyClient: build.mutation<ResponseOf<typeof IdentifyClient>, RequestCall<typeof IdentifyClient>>({
			query: ({ id, body }) => requestFor(identifyClient, { params: { id }, body }),
			invalidatesTags: (_result, error) => (error ? [] : ['Client']),
		}),
		mergeClient: build.mutation<ResponseOf<typeof MergeClient>, MergeCall>({
			query: ({ id, body }) => requestFor(mergeClient, { params: { id }, body }),
			invalidatesTags: (_result, error) => (error ? [] : ['Client', 'Appointment']),
		}),
		noteConsent: build.mutation<ResponseOf<typeof NoteConsent>, ConsentCall>({
			query: ({ id, kind, body }) => requestFor(noteConsent, { params: { id, kind }, body }),
			invalidatesTags: (_result, error) => (error ? [] : ['Client', 'AppointmentDetail']),
		}),
		exportClient: build.mutation<ResponseOf<typeof ExportClient>, RequestCall<typeof ExportClient>>({
			query: ({ id, body }) => requestFor(exportClient, { params: { id }, body }),
		}),
		eraseClient: build.mutation<ResponseOf<typeof EraseClient>, RequestCall<typeof EraseClient>>({
			query: ({ id, body }) => requestFor(eraseClient, { params: { id }, body }),
		}),
	}),
});

export const {
	useListClientsQuery,
	useGetClientQuery,
	useAddClientMutation,
	useCorrectClientEmailMutation,
	useIdentifyClientMutation,
	useChangeClientMutation,
	useMergeClientMutation,
	useNoteConsentMutation,
	useExportClientMutation,
	useEraseClientMutation,
} = clientsApi;
