import type {
	listUnconfirmedVisits as ListUnconfirmedVisits,
	releaseUnconfirmedVisits as ReleaseUnconfirmedVisits,
} from '@tulia/contracts/appointment/endpoints';
import type { BodyOf, QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import { listUnconfirmedVisits, releaseUnconfirmedVisits } from '@tulia/contracts/routes/appointment';
import { changeUser, getUser, liftUndeliverable, listUsers } from '@tulia/contracts/routes/user';
import type {
	changeUser as ChangeUser,
	getUser as GetUser,
	liftUndeliverable as LiftUndeliverable,
	listUsers as ListUsers,
} from '@tulia/contracts/user/endpoints';
import { baseApi, requestFor } from '@tulia/platform';

/** The filters of the list; an unset one may be `undefined`. */
type UsersArgs = { readonly [K in keyof QueryOf<typeof ListUsers>]: string | undefined };

interface ChangeCall {
	readonly id: string;
	readonly body: BodyOf<typeof ChangeUser>;
}

interface LiftCall {
	readonly id: string;
	readonly body: BodyOf<typeof LiftUndeliverable>;
}

const usersApi = baseApi.enhanceEndpoints({ addTagTypes: ['User'] }).injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listUsers: build.query<ResponseOf<typeof ListUsers>, UsersArgs>({
			query: (query) => requestFor(listUsers, { query }),
			providesTags: ['User'],
		}),
		getUser: build.query<ResponseOf<typeof GetUser>, { readonly id: string }>({
			query: (params) => requestFor(getUser, { params }),
			providesTags: ['User', 'Appointment'],
		}),
		changeUser: build.mutation<ResponseOf<typeof ChangeUser>, ChangeCall>({
			query: ({ id, body }) => requestFor(changeUser, { params: { id }, body }),
			invalidatesTags: (_result, error) => (error ? [] : ['User']),
		}),
		/** Resumes mail to an address that was marked as undeliverable. */
		liftUndeliverable: build.mutation<ResponseOf<typeof LiftUndeliverable>, LiftCall>({
			query: ({ id, body }) => requestFor(liftUndeliverable, { params: { id }, body }),
			invalidatesTags: (_result, error) => (error ? [] : ['User']),
		}),
		/** The upcoming visits of accounts with unconfirmed addresses, by network. */
		listUnconfirmedVisits: build.query<ResponseOf<typeof ListUnconfirmedVisits>, void>({
			query: () => requestFor(listUnconfirmedVisits),
			providesTags: ['User', 'Appointment'],
		}),
		releaseUnconfirmedVisits: build.mutation<
			ResponseOf<typeof ReleaseUnconfirmedVisits>,
			BodyOf<typeof ReleaseUnconfirmedVisits>
		>({
			query: (body) => requestFor(releaseUnconfirmedVisits, { body }),
			// Invalidated after a failure, too: some of the visits may be released.
			invalidatesTags: ['Appointment', 'Availability'],
		}),
	}),
});

export const {
	useListUsersQuery,
	useGetUserQuery,
	useChangeUserMutation,
	useLiftUndeliverableMutation,
	useListUnconfirmedVisitsQuery,
	useReleaseUnconfirmedVisitsMutation,
} = usersApi;
