import type {
	createClosure as CreateClosure,
	listAffected as ListAffected,
	listClosures as ListClosures,
} from '@tulia/contracts/closure/endpoints';
import type { BodyOf, QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import { createClosure, deleteClosure, listAffected, listClosures } from '@tulia/contracts/routes/closure';
import { baseApi, requestFor } from '@tulia/platform';

const closuresApi = baseApi.enhanceEndpoints({ addTagTypes: ['Closure'] }).injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listClosures: build.query<ResponseOf<typeof ListClosures>, { readonly from: string; readonly to: string }>({
			query: (query) => requestFor(listClosures, { query }),
			providesTags: ['Closure'],
		}),
		/** The confirmed appointments during a closure. */
		listAffected: build.query<ResponseOf<typeof ListAffected>, QueryOf<typeof ListAffected>>({
			query: (query) => requestFor(listAffected, { query }),
			providesTags: ['Appointment'],
		}),
		createClosure: build.mutation<ResponseOf<typeof CreateClosure>, BodyOf<typeof CreateClosure>>({
			query: (body) => requestFor(createClosure, { body }),
			// A refusal because of booked visits means that the cached list of visits is stale.
			invalidatesTags: (_result, error) => (error ? ['Appointment'] : ['Closure', 'Availability']),
		}),
		deleteClosure: build.mutation<null, { readonly date: string; readonly id: string }>({
			query: (params) => requestFor(deleteClosure, { params }),
			// Invalidated after a failure, too: a colleague may have deleted the closure.
			invalidatesTags: ['Closure', 'Availability'],
		}),
	}),
});

export const { useListClosuresQuery, useListAffectedQuery, useCreateClosureMutation, useDeleteClosureMutation } =
	closuresApi;
