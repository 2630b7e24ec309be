import { dayOf, minuteOfWallTime, timeOf, type WallTime } from '@tulia/centre/clock';
import { shortDay } from '@tulia/centre/date-words';
import type { Day } from '@tulia/centre/day';
import { instantAt } from '@tulia/centre/instant';
import type { Ticket } from '@tulia/contracts/appointment/schemas';

/** The reminder is sent this long before the start (R53), milliseconds. */
const AHEAD = 24 * 60 * 60 * 1000;

interface Words {
	readonly title: string;
	readonly text: string;
}

const NO_MESSAGES = 'You asked us to send no messages, so no reminder comes.';

/** The sentence about the reminder of a booked visit. `by`: from `useNoticeChannel`. */
export function reminderWords(
	{ reminder, startsAt }: Pick<Ticket, 'reminder' | 'startsAt'>,
	now: Date,
	by: string | undefined,
): Words {
	if (by === undefined) return { title: 'No reminder', text: `${NO_MESSAGES} Please keep this ticket.` };
	switch (reminder.kind) {
		case 'email': {
			const at = new Date(reminder.at);
			if (at <= now)
				return {
					title: 'Your reminder',
					text: `It was due ${by} on ${shortDay(dayOf(at))} at ${timeOf(at)}. If it did not come, your visit stands all the same.`,
				};
			return {
				title: 'Watch for our reminder',
				text: `It comes ${by} on ${shortDay(dayOf(at))} at ${timeOf(at)}, 24 hours before. It will not name your service.`,
			};
		}
		case 'none': {
			const isSoon = Date.parse(startsAt) - AHEAD <= now.getTime();
			return {
				title: 'No reminder this time',
				text: isSoon
					? 'Your visit is less than 24 hours away, so we send no reminder. Please keep this ticket.'
					: 'We send no reminder for this visit. Please keep this ticket.',
			};
		}
	}
}

interface ChosenTime {
	readonly date?: Day | undefined;
	readonly time?: WallTime | undefined;
}

/** Whether the chosen time is at most 24 hours away. */
export const isNear = ({ date, time }: ChosenTime, now: Date): boolean =>
	date !== undefined &&
	time !== undefined &&
	instantAt(date, minuteOfWallTime(time)).getTime() - AHEAD <= now.getTime();

/** The sentence about the reminder of a visit that is being chosen. */
export function plannedReminder(chosen: ChosenTime, now: Date, by: string | undefined): string {
	if (by === undefined) return NO_MESSAGES;
	if (!isNear(chosen, now)) return 'We send a reminder 24 hours before.';
	return 'It is less than 24 hours away, so there will be no reminder.';
}
