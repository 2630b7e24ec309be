import { explain, fieldErrorsIn } from '@tulia/platform';
import type { FormRefusal } from '@tulia/ui/form';

/** The message of every account form after too many attempts. */
export const TOO_MANY = 'Too many attempts. Please wait a little and try again.';
export const WRONG_PASSWORD = 'This is not your current password.';

/** Why a form of the account was refused: an error at a field, or else the screen's own message. */
export function accountRefusal(
	error: unknown,
	words: { readonly [refusal: string]: string },
	otherwise: string,
): FormRefusal {
	const errors = fieldErrorsIn(error);
	return errors.length > 0 ? { errors } : { message: explain(error, words, otherwise) };
}
