import type { confirmPhone as ConfirmPhone, startPhone as StartPhone } from '@tulia/contracts/account/endpoints';
import type { Account } from '@tulia/contracts/account/schemas';
import type { BodyOf, RefusalOf, ResponseOf } from '@tulia/contracts/endpoint';
import type { FieldError } from '@tulia/contracts/problem';
import { confirmPhone, startPhone } from '@tulia/contracts/routes/account';
// Imported by package name, not by path: each module bundles this file itself, and the libraries it uses are shared.
import { baseApi, explain, fieldErrorsIn, patchAccount, refusalIn, requestFor } from '@tulia/platform';

interface Change {
	readonly dispatch: (action: ReturnType<typeof patchAccount>) => unknown;
	readonly queryFulfilled: Promise<{ readonly data: Account }>;
}

/** Applies the account of the response at once, without another request. */
async function showAnswer(_request: unknown, { dispatch, queryFulfilled }: Change): Promise<void> {
	const answer = await queryFulfilled.catch(() => undefined); // the caller shows the error
	if (answer) dispatch(patchAccount(() => answer.data));
}

const phoneApi = baseApi.injectEndpoints({
	// Two modules inject the same endpoints.
	overrideExisting: true,
	endpoints: (build) => ({
		startPhone: build.mutation<ResponseOf<typeof StartPhone>, BodyOf<typeof StartPhone>>({
			query: (body) => requestFor(startPhone, { body }),
			onQueryStarted: showAnswer,
		}),
		confirmPhone: build.mutation<ResponseOf<typeof ConfirmPhone>, BodyOf<typeof ConfirmPhone>>({
			query: (body) => requestFor(confirmPhone, { body }),
			onQueryStarted: showAnswer,
		}),
	}),
});

/** Sends a code to a phone number of the caller. */
export const useStartPhoneMutation = phoneApi.useStartPhoneMutation;
const { useConfirmPhoneMutation } = phoneApi;

/** The messages of a refused code request. */
export const NO_CODE: Record<RefusalOf<typeof StartPhone>, string> = {
	no_sms_here: 'We send no SMS at the moment.',
	email_unconfirmed: 'Please confirm your email address first. Then we can send a code to your phone.',
	sms_used_up: 'We cannot send any more codes by SMS this month. Until then we tell you by email.',
	too_many_requests: 'You have asked for several codes. Please wait a little and try again.',
};
export const CODE_FAILED = 'We could not send a code just now. Please try again.';

const WRONG: Record<RefusalOf<typeof ConfirmPhone>, string> = {
	code_wrong: 'That is not the code. Look again, or send a new one.',
	code_ended: 'This code no longer works. Please send a new one.',
};
const NOT_CHECKED = 'We could not check the code just now. Please try again.';

export interface PhoneCodeActions {
	/** Returns the reason when the code was not accepted. */
	readonly confirm: (
		values: BodyOf<typeof ConfirmPhone>,
	) => Promise<{ readonly errors?: readonly FieldError[]; readonly message?: string } | undefined>;
	/** Returns a sentence when no code could be sent to the number. */
	readonly sendAgain: (number: string) => Promise<string | undefined>;
}

/** Confirms the caller's phone number by its code, or requests another code. */
export function usePhoneCode(): PhoneCodeActions {
	const [confirm] = useConfirmPhoneMutation();
	const [start] = useStartPhoneMutation();
	return {
		async confirm(values) {
			const { data, error } = await confirm(values);
			if (data) return undefined;
			const errors = fieldErrorsIn(error);
			if (errors.length > 0) return { errors };
			const message = explain(error, WRONG, NOT_CHECKED);
			return Object.hasOwn(WRONG, refusalIn(error) ?? '') ? { errors: [{ field: 'code', message }] } : { message };
		},
		async sendAgain(number) {
			const { error } = await start({ phone: number });
			return error ? explain(error, NO_CODE, CODE_FAILED) : undefined;
		},
	};
}
