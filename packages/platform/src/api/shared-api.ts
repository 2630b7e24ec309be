import type { getAccount as GetAccount } from '@tulia/contracts/account/endpoints';
import type { Account } from '@tulia/contracts/account/schemas';
import type { ResponseOf } from '@tulia/contracts/endpoint';
import type { getProfile as GetProfile } from '@tulia/contracts/profile/endpoints';
import { getAccount } from '@tulia/contracts/routes/account';
import { getProfile } from '@tulia/contracts/routes/profile';
import { listServices } from '@tulia/contracts/routes/service';
import type { listServices as ListServices } from '@tulia/contracts/service/endpoints';
import { baseApi } from './base-api.ts';
import { requestFor } from './request-for.ts';

/** What more than one module reads. It lives here because two modules may not inject the same name. */
const sharedApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		getProfile: build.query<ResponseOf<typeof GetProfile>, void>({
			query: () => requestFor(getProfile),
			providesTags: ['Profile'],
		}),
		listServices: build.query<ResponseOf<typeof ListServices>, void>({
			query: () => requestFor(listServices),
			providesTags: ['Service'],
		}),
		getAccount: build.query<ResponseOf<typeof GetAccount>, void>({
			query: () => requestFor(getAccount),
			providesTags: ['Account'],
		}),
	}),
});

/** The centre's own facts: name, hours, phones, crisis lines. */
export const useGetProfileQuery = sharedApi.useGetProfileQuery;
/** Every active service, in the centre's order: `data.data`. */
export const useListServicesQuery = sharedApi.useListServicesQuery;
/** The caller's own account, consents included. */
export const useGetAccountQuery = sharedApi.useGetAccountQuery;

/** Shows what a change made of the account, without asking for it again. To be dispatched. */
export const showAccount = (change: (before: Account) => Account) =>
	sharedApi.util.updateQueryData('getAccount', undefined, change);

/** The centre's record where it is known already; for what is no component. */
export const selectProfile = sharedApi.endpoints.getProfile.select();
