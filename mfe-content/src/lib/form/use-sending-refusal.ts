import { explain, fieldErrorsIn, useGetProfileQuery } from '@tulia/platform';
import type { FormRefusal } from '@tulia/ui/form';

/**
 * The error of a form that failed to send: the server's sentences at their fields, or one that names the phone number,
 * if it is loaded.
 *
 * @param what "your question"
 * @param words The screen's `Record<RefusalOf<typeof endpoint>, string>`.
 */
export function useSendingRefusal(
	what: string,
	words: { readonly [refusal: string]: string },
): (error: unknown) => FormRefusal {
	const phone = useGetProfileQuery().data?.phones.support;
	const call = phone === undefined ? '' : `, or call ${phone}`;
	const otherwise = `We could not send ${what}. What you wrote is still here. Check your connection and try again${call}.`;
	return (error) => {
		const errors = fieldErrorsIn(error);
		return errors.length > 0 ? { errors } : { message: explain(error, words, otherwise) };
	};
}
