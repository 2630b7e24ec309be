import { baseApi, refusalIn, useAppDispatch } from '@tulia/platform';
import { writeFormDraft } from '@tulia/platform/form-drafts';
import { useStartPhoneMutation } from '@tulia/platform/phone-code';
import { NUMBER_DRAFT } from '../../account/reach/ask-code.tsx';

/**
 * Asks for the code to the number that somebody registered with, while they read on: pages that show the account then say so. It can be
 * sent once the address is confirmed; until then the tab keeps the number for the account page.
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
