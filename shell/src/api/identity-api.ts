import type { BodyOf, ParamsOf, ResponseOf } from '@tulia/contracts/endpoint';
import type {
	confirmEmail as ConfirmEmail,
	forgotPassword as ForgotPassword,
	login as Login,
	register as Register,
	resetPassword as ResetPassword,
} from '@tulia/contracts/identity/endpoints';
import { confirmEmail, forgotPassword, login, register, resetPassword } from '@tulia/contracts/routes/identity';
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
		forgotPassword: build.mutation<ResponseOf<typeof ForgotPassword>, BodyOf<typeof ForgotPassword>>({
			query: (body) => requestFor(forgotPassword, { body }),
		}),
		resetPassword: build.mutation<
			ResponseOf<typeof ResetPassword>,
			ParamsOf<typeof ResetPassword> & BodyOf<typeof ResetPassword>
		>({
			query: ({ token, ...body }) => requestFor(resetPassword, { params: { token }, body }),
		}),
		confirmEmail: build.mutation<ResponseOf<typeof ConfirmEmail>, BodyOf<typeof ConfirmEmail>>({
			query: (body) => requestFor(confirmEmail, { body }),
		}),
	}),
});

export const {
	useConfirmEmailMutation,
	useForgotPasswordMutation,
	useLoginMutation,
	useRegisterMutation,
	useResetPasswordMutation,
} = identityApi;
