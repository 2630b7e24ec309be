import type { BodyOf, QueryOf, ResponseOf } from '@tulia/contracts/endpoint';
import { changeUser, getUser, listUsers } from '@tulia/contracts/routes/user';
import type {
	changeUser as ChangeUser,
	getUser as GetUser,
	listUsers as ListUsers,
} from '@tulia/contracts/user/endpoints';
import { baseApi, requestFor } from '@tulia/platform';

/** A filter that nobody set may be `undefined`. */
type UsersAsked = { readonly [K in keyof QueryOf<typeof ListUsers>]: string | undefined };

interface ChangeCall {
	readonly id: string;
	readonly body: BodyOf<typeof ChangeUser>;
}

const usersApi = baseApi.enhanceEndpoints({ addTagTypes: ['User'] }).injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		listUsers: build.query<ResponseOf<typeof ListUsers>, UsersAsked>({
			query: (query) => requestFor(listUsers, { query }),
			providesTags: ['User'],
		}),
		/** One account and its appointments. */
		getUser: build.query<ResponseOf<typeof GetUser>, { readonly id: string }>({
			query: (params) => requestFor(getUser, { params }),
			providesTags: ['User', 'Appointment'],
		}),
		changeUser: build.mutation<ResponseOf<typeof ChangeUser>, ChangeCall>({
			query: ({ id, body }) => requestFor(changeUser, { params: { id }, body }),
			invalidatesTags: (_result, error) => (error ? [] : ['User']),
		}),
	}),
});

export const { useListUsersQuery, useGetUserQuery, useChangeUserMutation } = usersApi;
