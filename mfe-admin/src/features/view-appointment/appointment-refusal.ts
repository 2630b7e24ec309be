import { explain, fieldErrorsIn, problemIn } from '@tulia/platform';
import type { FormRefusal } from '@tulia/ui/form';

const CHANGED =
	'Not saved: somebody else changed this appointment. It is shown above as it is now. What you wrote is still here: please look, then try again.';

const WORDS: { readonly [refusal: string]: string } = {
	not_found: 'Not saved: this appointment no longer exists.',
	changed_meanwhile:
		'Not saved: somebody else changed this note. What you wrote is still here: please look, then try again.',
	too_late: 'Not saved: an outcome can be corrected within 7 days of the visit.',
	too_early: 'Not saved: it is too early for this.',
	client_overlap: 'Not saved: the client has another visit at this time now.',
	forbidden: 'Not saved: this account may not do that. Please log in with a staff account.',
	too_many_requests: 'This was sent a moment ago. Please wait a little and try again.',
};
const NO_ANSWER = 'We could not save this. What you wrote is still here. Check your connection and try again.';

const changedWords = (error: unknown): string => {
	const currentStatus = problemIn(error)?.current?.status;
	return currentStatus === undefined ? CHANGED : `${CHANGED} Its status is ${currentStatus}.`;
};

export function appointmentRefusal(error: unknown): FormRefusal {
	const errors = fieldErrorsIn(error);
	if (errors.length > 0) return { errors };
	return { message: explain(error, { ...WORDS, appointment_changed: changedWords(error) }, NO_ANSWER) };
}
