import { explain, fieldErrorsIn, useGetProfileQuery } from '@tulia/platform';
import type { FormRefusal } from '@tulia/ui/form';

/**
 * What a form says when its words did not arrive: the server's sentences at their fields, or one about the whole that names
 * another way to reach the centre, where we know one.
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
