import type { changeEmail, resendConfirmation } from '@tulia/contracts/account/endpoints';
import type { Account, NewEmail } from '@tulia/contracts/account/schemas';
import type { RefusalOf } from '@tulia/contracts/endpoint';
import type { FieldError } from '@tulia/contracts/problem';
import { useEffect } from 'react';
import { explain, fieldErrorsIn, refusalIn } from '../api/api-error.ts';
import {
	patchAccount,
	useChangeEmailMutation,
	useGetAccountQuery,
	useResendConfirmationMutation,
} from '../api/shared-api.ts';
import { useAppDispatch } from '../store-hooks.ts';

const SENDING: Record<RefusalOf<typeof resendConfirmation>, string> = {
	too_many_requests: 'We have sent several emails. Please wait a little and try again.',
};
const NOT_SENT = 'We could not send the email just now. Please try again.';
const CHANGING: Record<RefusalOf<typeof changeEmail>, string> = {
	wrong_password: 'This is not your password.',
	too_many_requests: 'Too many attempts. Please wait a little and try again.',
};
const NOT_CHANGED = 'We could not change your address. What you typed is still here. Please try again.';

export interface OwnAddressActions {
	/** Undefined until it is loaded. */
	readonly account: Account | undefined;
	/** Returns a sentence when the email could not be sent. */
	readonly sendAgain: () => Promise<string | undefined>;
	/** Returns the reason when the address was not accepted. */
	readonly change: (
		values: NewEmail,
	) => Promise<{ readonly errors?: readonly FieldError[]; readonly message?: string } | undefined>;
}

/** The caller's address and the actions on it. Refetches when the person returns to the tab from their mailbox. */
export function useOwnAddress(): OwnAddressActions {
	const { data: account, refetch } = useGetAccountQuery();
	const [resend] = useResendConfirmationMutation();
	const [changeAddress] = useChangeEmailMutation();
	const dispatch = useAppDispatch();
	const isWaiting = account !== undefined && (!account.emailVerified || account.emailChange !== undefined);

	useEffect(() => {
		if (!isWaiting) return undefined;
		const readAddress = (): void => {
			if (document.visibilityState === 'visible') void refetch();
		};
		document.addEventListener('visibilitychange', readAddress);
		return () => document.removeEventListener('visibilitychange', readAddress);
	}, [isWaiting, refetch]);

	return {
		account,
		async sendAgain() {
			const { error } = await resend();
			return error ? explain(error, SENDING, NOT_SENT) : undefined;
		},
		async change(values) {
			const { data, error } = await changeAddress(values);
			if (data) return void dispatch(patchAccount(() => data));
			const errors = fieldErrorsIn(error);
			if (errors.length > 0) return { errors };
			const message = explain(error, CHANGING, NOT_CHANGED);
			return refusalIn(error) === 'wrong_password' ? { errors: [{ field: 'currentPassword', message }] } : { message };
		},
	};
}
