import { baseApi, refusalIn, useAppDispatch } from '@tulia/platform';
import { writeFormDraft } from '@tulia/platform/form-drafts';
import { useStartPhoneMutation } from '@tulia/platform/phone-code';
import { NUMBER_DRAFT } from '../../account/reach/ask-code.tsx';

/**
 * Requests a code for the phone number of the registration in the background; pages that show the account then show it.
 * A code can be sent once the address is confirmed; until then the number is stored in the tab for the account page.
 */
export function useSendCode(): (phone: string) => Promise<void> {
	const [start] = useStartPhoneMutation();
	const dispatch = useAppDispatch();
	return async (phone) => {
		const { error } = await start({ phone });
		if (refusalIn(error) === 'email_unconfirmed') writeFormDraft(NUMBER_DRAFT, { phone });
		dispatch(baseApi.util.invalidateTags(['Account']));
	};
}
