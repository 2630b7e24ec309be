import { baseApi, useAppDispatch } from '@tulia/platform';
import { useStartPhoneMutation } from '../../api/account-api.ts';

/**
 * Sends the code to the number that somebody registered with, while they read on: pages that show the account then say so. Where it could
 * not leave, the account page asks for the number again.
 */
export function useSendCode(): (phone: string) => Promise<void> {
	const [start] = useStartPhoneMutation();
	const dispatch = useAppDispatch();
	return async (phone) => {
		await start({ phone });
		dispatch(baseApi.util.invalidateTags(['Account']));
	};
}
