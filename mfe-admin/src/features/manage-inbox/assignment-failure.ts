import { explain, fieldErrorsIn, problemIn, refusalIn } from '@tulia/platform';

const WORDS = {
	changed_meanwhile: 'This does not wait any more: somebody else dealt with it meanwhile. Please load the page again.',
	not_found: 'This no longer exists.',
	forbidden: 'This account may not do that. Please log in with a staff account.',
	unavailable: 'We could not tell the others right now. Please try again in a moment.',
};
const NO_ANSWER = 'We could not tell the others. Check your connection and try again.';

/**
 * The message of a refused hand-over or call. The server names the colleague who was faster; the other messages are
 * here.
 */
export const assignmentFailure = (error: unknown): string =>
	refusalIn(error) === 'with_colleague'
		? (problemIn(error)?.detail ?? NO_ANSWER)
		: (fieldErrorsIn(error)[0]?.message ?? explain(error, WORDS, NO_ANSWER));
