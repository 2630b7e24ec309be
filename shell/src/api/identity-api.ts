import type { BodyOf, ResponseOf } from '@tulia/contracts/endpoint';
import type { login as Login, register as Register } from '@tulia/contracts/identity/endpoints';
import { login, register } from '@tulia/contracts/routes/identity';
import { baseApi, requestFor } from '@tulia/platform';

const identityApi = baseApi.injectEndpoints({
	overrideExisting: 'throw',
	endpoints: (build) => ({
		login: build.mutation<ResponseOf<typeof Login>, BodyOf<typeof Login>>({
			query: (body) => requestFor(login, { body }),
		}),
		register: build.mutation<ResponseOf<typeof Register>, BodyOf<typeof Register>>({
			query: (body) => requestFor(register, { body }),
		}),
	}),
});

export const { useLoginMutation, useRegisterMutation } = identityApi;
