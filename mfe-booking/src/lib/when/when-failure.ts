import type { WallTime } from '@tulia/centre/clock';
import type { Day } from '@tulia/centre/day';
import type { FieldError } from '@tulia/contracts/problem';
import { explain, fieldErrorsIn, problemIn, refusalIn } from '@tulia/platform';

/** An error with its position: beside the times of that day, or beside the button. */
export type WhenFailure =
	| { readonly at: 'times'; readonly text: string; readonly date: Day; readonly time: WallTime }
	| { readonly at: 'button'; readonly text: string; readonly next?: 'see appointments' | 'load again' };

/** A refused time: messages for fields, or one for a part of the page. */
export type WhenRefusal =
	| { readonly errors: readonly FieldError[] }
	| { readonly failure: WhenFailure; readonly freshTimes?: readonly string[] | undefined };

/** The messages of one screen for the refusals of its endpoint. */
export interface WhenMessages {
	readonly words: { readonly [refusal: string]: string };
	/** The field of each refusal. */
	readonly fields: { readonly [refusal: string]: string };
	/** The message for an unknown outcome. */
	readonly unknown: string;
	readonly otherwise: string;
	/** Refusals whose message links to the appointments. */
	readonly leadToAppointments: ReadonlySet<string>;
}

/** Refusals of the time itself: the response contains the free times. */
const ABOUT_TIMES: ReadonlySet<string> = new Set(['slot_taken', 'time_not_offered']);

/** No response or a server error: the outcome is unknown until a retry. */
export const isUncertain = (error: unknown): boolean => (problemIn(error)?.status ?? 500) >= 500;

/** The message of a failed attempt, with its position on the screen. */
export function whenRefusal(
	error: unknown,
	{ date, time }: { readonly date: Day; readonly time: WallTime },
	{ words, fields, unknown, otherwise, leadToAppointments }: WhenMessages,
): WhenRefusal {
	const errors = fieldErrorsIn(error);
	if (errors.length > 0) return { errors };

	const code = refusalIn(error) ?? '';
	const text = isUncertain(error) ? unknown : explain(error, words, otherwise);
	const field = Object.hasOwn(fields, code) ? fields[code] : undefined;
	if (field) return { errors: [{ field, message: text }] };
	if (ABOUT_TIMES.has(code)) {
		return { failure: { at: 'times', text, date, time }, freshTimes: problemIn(error)?.times };
	}
	if (code === 'wording_changed') return { failure: { at: 'button', text, next: 'load again' } };
	const isSeen = isUncertain(error) || leadToAppointments.has(code);
	return { failure: { at: 'button', text, ...(isSeen ? { next: 'see appointments' } : {}) } };
}
