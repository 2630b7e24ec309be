import { explain, fieldErrorsIn, problemIn } from '@tulia/platform';
import type { FormRefusal } from '@tulia/ui/form';

const WORDS: { readonly [refusal: string]: string } = {
	not_found: 'Not noted: this visit or payment no longer exists.',
	changed_meanwhile:
		'Not noted: somebody else noted something for this visit. It is shown above as it is now. What you wrote is still here: please look, then try again.',
	idempotency_key_reused: 'Not noted: please look at what stands above, then try again.',
	forbidden: 'Not noted: this account may not do that. Please log in with a staff account.',
};
const NO_ANSWER =
	'We do not know whether this was noted. What you wrote is still here: check your connection and try again. It is noted once.';

/** The message of a refused change of payments. */
export function paymentRefusal(error: unknown): FormRefusal {
	const errors = fieldErrorsIn(error);
	return errors.length > 0 ? { errors } : { message: explain(error, WORDS, NO_ANSWER) };
}

/** Whether the server has decided about the request, so that the next one needs a new idempotency key. */
export function isDecided(error: unknown): boolean {
	const code = problemIn(error)?.code;
	return code !== undefined && code !== 'unavailable' && code !== 'internal_error';
}
