import { timeOf } from '@tulia/centre/clock';
import { compactDate } from '@tulia/centre/compact-date';
import type { recordOutcome } from '@tulia/contracts/appointment/endpoints';
import type { Outcome } from '@tulia/contracts/appointment/staff-forms';
import type { RefusalOf } from '@tulia/contracts/endpoint';
import type { Problem } from '@tulia/contracts/problem';
import { explain, problemIn } from '@tulia/platform';

/** The two outcomes that have a button; undoing an outcome has its own form. */
export type RecordedOutcome = Exclude<Outcome['status'], 'confirmed'>;

/** Why an outcome was not recorded, and the label of a retry if a retry can help. */
export interface OutcomeFailure {
	readonly words: string;
	readonly retry: RecordedOutcome | undefined;
}

const NO_ANSWER = 'We could not record this. Check your connection and try again.';

const wordsFor = (
	{ current, opensAt }: Partial<Problem>,
	now: Date,
): { readonly [R in RefusalOf<typeof recordOutcome> | 'forbidden' | 'unavailable']: string } => ({
	appointment_changed: current
		? `Not recorded: somebody else changed this appointment. It is now ${current.status}.`
		: 'Not recorded: somebody else changed this appointment. Load the page again to see it.',
	too_early: opensAt
		? `Not recorded: it opens ${compactDate(new Date(opensAt), now)} at ${timeOf(new Date(opensAt))}.`
		: 'Not recorded: it is too early.',
	too_late: 'Not recorded: an outcome can be corrected within 7 days of the visit.',
	client_overlap: 'Not recorded: the client has another visit at this time now.',
	not_found: 'Not recorded: this appointment no longer exists.',
	forbidden: 'Not recorded: this account may not do that. Please log in with a staff account.',
	unavailable: 'We could not record this right now. Please try again in a moment.',
});

/** The message of an outcome that was not recorded. A retry is idempotent. */
export function outcomeFailure(error: unknown, outcome: RecordedOutcome, now: Date): OutcomeFailure {
	const problem = problemIn(error);
	const isSettled = problem?.code === 'appointment_changed' || problem?.code === 'not_found';
	return {
		words: explain(error, wordsFor(problem ?? {}, now), NO_ANSWER),
		retry: isSettled ? undefined : outcome,
	};
}
