import { DAY, MINUTE } from '@tulia/centre/durations';
import type { ReminderRecord } from '../reminder.ts';
import { notAtNight } from './waking-hours.ts';

/** A schedule takes a moment to be made, and one in the past is refused. */
const MARGIN = 5 * MINUTE;

/**
 * The reminder of a new appointment: 24 hours before, or the evening before that if it is night (promise N14). None
 * when that moment is past or nearly so: the confirmation replaces it and says so (promise N6).
 */
export function plannedReminder(
	start: Date,
	now: Date,
): { readonly remindAt: string; readonly reminder: ReminderRecord } {
	const remindAt = notAtNight(new Date(start.getTime() - DAY));
	const tooLate = remindAt.getTime() <= now.getTime() + MARGIN;
	return {
		remindAt: remindAt.toISOString(),
		reminder: { state: tooLate ? 'covered_by_confirmation' : 'pending', lease: 0, attempt: 0, seen: [] },
	};
}
