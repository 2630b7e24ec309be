import { problemIn, refusalIn } from '@tulia/platform';
import type { FormRefusal } from '@tulia/ui/form';
import { scheduleRefusal } from '../schedule/schedule-refusal.ts';

const WORDS: { readonly [refusal: string]: string } = {
	unknown_client: 'Not booked: this client has no record any more. Please search again.',
	unconfirmed_client:
		'Not booked: nobody has confirmed the address of this account, so it may be somebody else’s. Say above how you know this client, then try again.',
	not_found: 'This series is no longer on file.',
};

/**
 * The message when several visits were not booked, moved or cancelled. Without a response some of them may be
 * changed, and a retry continues.
 */
export function seriesRefusal(error: unknown): FormRefusal {
	if (refusalIn(error) === 'unavailable') {
		const { detail, title } = problemIn(error) ?? {};
		if (detail !== undefined && detail !== title) return { message: detail };
	}
	const words = WORDS[refusalIn(error) ?? ''];
	return words === undefined ? scheduleRefusal(error) : { message: problemIn(error)?.detail ?? words };
}
