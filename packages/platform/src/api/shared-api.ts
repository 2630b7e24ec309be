import type {
	changeEmail as ChangeEmail,
	chooseNotices as ChooseNotices,
	getAccount as GetAccount,
	resendConfirmation as ResendConfirmation,
} from '@tulia/contracts/account/endpoints';
import type { Account } from '@tulia/contracts/account/schemas';
import type { listAvailableTimes as ListAvailableTimes } from '@tulia/contracts/availability/endpoints';
import type { BodyOf, QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import type { getProfile as GetProfile } from '@tulia/contracts/profile/endpoints';
import type { PublicProfile } from '@tulia/contracts/profile/schemas';
import type { listPsychologists as ListPsychologists } from '@tulia/contracts/psychologist/endpoints';
import { changeEmail, chooseNotices, getAccount, resendConfirmation } from '@tulia/contracts/routes/account';
import { listAvailableTimes } from '@tulia/contracts/routes/availability';
import { getProfile } from '@tulia/contracts/routes/profile';
import { listPsychologists } from '@tulia/contracts/routes/psychologist';
import { listServices } from '@tulia/contracts/routes/service';
import type { listServices as ListServices } from '@tulia/contracts/service/endpoints';
import type { Service } from '@tulia/contracts/service/schemas';
import { baseApi } from './base-api.ts';
import { sinceOwnWrite } from './read-your-writes.ts';
import { requestFor } from './request-for.ts';

/** Endpoints that more than one module uses: two modules may not inject the same name. */
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
		listPsychologists: build.query<ResponseOf<typeof ListPsychologists>, void>({
			query: () => requestFor(listPsychologists),
			providesTags: ['Psychologist'],
		}),
		listAvailableTimes: build.query<ResponseOf<typeof ListAvailableTimes>, QueryOf<typeof ListAvailableTimes>>({
			query: (query) => requestFor(listAvailableTimes, { query: { ...query, ...sinceOwnWrite() } }),
			providesTags: ['Availability'],
		}),
		getAccount: build.query<ResponseOf<typeof GetAccount>, void>({
			query: () => requestFor(getAccount),
			providesTags: ['Account'],
		}),
		resendConfirmation: build.mutation<ResponseOf<typeof ResendConfirmation>, void>({
			query: () => requestFor(resendConfirmation),
		}),
		changeEmail: build.mutation<ResponseOf<typeof ChangeEmail>, BodyOf<typeof ChangeEmail>>({
			query: (body) => requestFor(changeEmail, { body }),
		}),
		chooseNotices: build.mutation<ResponseOf<typeof ChooseNotices>, BodyOf<typeof ChooseNotices>>({
			query: (body) => requestFor(chooseNotices, { body }),
		}),
	}),
});

/** The centre profile: name, hours, phones, crisis lines. */
export const useGetProfileQuery = sharedApi.useGetProfileQuery;
/** Every active service, in the centre's order: `data.data`. */
export const useListServicesQuery = sharedApi.useListServicesQuery;
/** Every active psychologist with their profile: `data.data`. */
export const useListPsychologistsQuery = sharedApi.useListPsychologistsQuery;
/** The free start times of a day for a service, for clients and for staff alike. */
export const useListAvailableTimesQuery = sharedApi.useListAvailableTimesQuery;
/** The caller's own account, consents included. */
export const useGetAccountQuery = sharedApi.useGetAccountQuery;

/** Sends the mail that confirms the caller's address again. */
export const useResendConfirmationMutation = sharedApi.useResendConfirmationMutation;
/** Requests another address for the caller's account. */
export const useChangeEmailMutation = sharedApi.useChangeEmailMutation;
/** Saves the caller's channel of notices about visits. */
export const useChooseNoticesMutation = sharedApi.useChooseNoticesMutation;

/** Updates the cached account after a change, without another request. To be dispatched. */
export const patchAccount = (change: (before: Account) => Account) =>
	sharedApi.util.updateQueryData('getAccount', undefined, change);

/** Updates the cached profile after a save: the public answers are cached for a minute. To be dispatched. */
export const patchProfile = (saved: Partial<PublicProfile>) =>
	sharedApi.util.updateQueryData('getProfile', undefined, (before) => ({ ...before, ...saved }));
export const patchServices = (change: (before: Service) => Service) =>
	sharedApi.util.updateQueryData('listServices', undefined, ({ data }) => ({ data: data.map(change) }));

/** Prefetch the lists of services and psychologists where they are not cached. To be dispatched. */
export const prefetchServices = () => sharedApi.util.prefetch('listServices', undefined, {});
export const prefetchPsychologists = () => sharedApi.util.prefetch('listPsychologists', undefined, {});

/** The cached list of psychologists. */
export const selectPsychologists = sharedApi.endpoints.listPsychologists.select();

/** The cached centre profile, for code outside components. */
export const selectProfile = sharedApi.endpoints.getProfile.select();

/** Updates the cached free times of a day with those of a refusal. To be dispatched. */
export const patchAvailableTimes = (query: QueryOf<typeof ListAvailableTimes>, times: readonly string[]) =>
	sharedApi.util.upsertQueryData('listAvailableTimes', query, { data: [...times] });
