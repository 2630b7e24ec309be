import type { WallTime } from '@tulia/centre/clock';
import type { Day } from '@tulia/centre/day';
import type { FieldError } from '@tulia/contracts/problem';
import { explain, fieldErrorsIn, problemIn, refusalIn } from '@tulia/platform';

/** What went wrong, and where to say it: beside the times of that day, or beside the button. */
export type WhenFailure =
	| { readonly at: 'times'; readonly text: string; readonly date: Day; readonly time: WallTime }
	| { readonly at: 'button'; readonly text: string; readonly next?: 'see appointments' | 'load again' };

/** Why a time could not be had: sentences for fields, or one for a place of the page. */
export type WhenRefusal =
	| { readonly errors: readonly FieldError[] }
	| { readonly failure: WhenFailure; readonly freshTimes?: readonly string[] | undefined };

/** How one screen speaks of the refusals of its endpoint. */
export interface WhenMessages {
	readonly words: { readonly [refusal: string]: string };
	/** The field that a refusal is about. */
	readonly fields: { readonly [refusal: string]: string };
	/** Nobody knows whether it was done. */
	readonly unknown: string;
	readonly otherwise: string;
	/** Refusals after which it helps to look at the appointments. */
	readonly leadToAppointments: ReadonlySet<string>;
}

/** The time is gone, or was never offered: the answer brings what is free. */
const ABOUT_TIMES: ReadonlySet<string> = new Set(['slot_taken', 'time_not_offered']);

/** No answer, or one that says that something broke: it may have been done or not, and only a repeat can tell. */
export const isUncertain = (error: unknown): boolean => (problemIn(error)?.status ?? 500) >= 500;

/** Words a failed attempt to have a time of a day, and says where on the screen they belong. */
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
