import { explain, fieldErrorsIn } from '@tulia/platform';
import type { FormRefusal } from '@tulia/ui/form';
import { groupFieldErrors } from './group-field-errors.ts';

const COMMON = {
	not_found: 'Not saved: this is no longer there.',
	changed_meanwhile: 'Not saved yet: somebody else changed this meanwhile.',
	forbidden: 'Not saved: this account may not do that. Please log in with a staff account.',
	second_factor_missing: 'Not saved: staff accounts need a second factor. Please set it up in your account.',
	payload_too_large: 'Not saved: this is too long. Please shorten it.',
	too_many_requests: 'Not saved: too many changes at once. Please wait a little and try again.',
	unavailable: 'We could not save this right now. Please try again in a moment.',
};
const NO_ANSWER = 'We could not save this. What you typed is still here. Check your connection and try again.';

/**
 * The message of a refused save.
 *
 * @param fields fields that show the errors of all values below them, such as `timeOff` those of `timeOff.2.from`.
 */
export function saveRefusal(
	error: unknown,
	words: { readonly [refusal: string]: string } = {},
	fields: readonly string[] = [],
): FormRefusal {
	const errors = groupFieldErrors(fieldErrorsIn(error), fields);
	return errors.length > 0 ? { errors } : { message: explain(error, { ...COMMON, ...words }, NO_ANSWER) };
}

/** The message of a refused save as one sentence, for an action without a form. */
export const actionRefusal = (error: unknown, words: { readonly [refusal: string]: string } = {}): string =>
	explain(error, { ...COMMON, ...words }, NO_ANSWER);
