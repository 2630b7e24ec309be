import { dayOf, minuteOfWallTime, timeOf, type WallTime } from '@tulia/centre/clock';
import { shortDay } from '@tulia/centre/date-words';
import type { Day } from '@tulia/centre/day';
import { instantAt } from '@tulia/centre/instant';
import type { Ticket } from '@tulia/contracts/appointment/schemas';

/** The reminder goes out this long before the start (R53), milliseconds. */
const AHEAD = 24 * 60 * 60 * 1000;

interface Words {
	readonly title: string;
	readonly text: string;
}

/** What happens about the reminder of a booked visit, in words. */
export function reminderWords({ reminder, startsAt }: Pick<Ticket, 'reminder' | 'startsAt'>, now: Date): Words {
	switch (reminder.kind) {
		case 'email': {
			const at = new Date(reminder.at);
			if (at <= now)
				return {
					title: 'Your reminder',
					text: `It was due by email on ${shortDay(dayOf(at))} at ${timeOf(at)}. If you cannot find it, look in your spam folder. Your visit stands either way.`,
				};
			return {
				title: 'Watch for our reminder',
				text: `By email on ${shortDay(dayOf(at))} at ${timeOf(at)}, 24 hours before. It will not name your service.`,
			};
		}
		case 'none': {
			const isSoon = Date.parse(startsAt) - AHEAD <= now.getTime();
			return {
				title: 'No reminder this time',
				text: isSoon
					? 'Your visit is less than 24 hours away, so we send no reminder email. Please keep this ticket.'
					: 'We send no reminder email for this visit. Please keep this ticket.',
			};
		}
	}
}

/** Whether a visit that is being chosen is 24 hours away or less. */
export const isNear = (date: Day | undefined, time: WallTime | undefined, now: Date): boolean =>
	date !== undefined &&
	time !== undefined &&
	instantAt(date, minuteOfWallTime(time)).getTime() - AHEAD <= now.getTime();

/** What will happen about the reminder of a visit that is being chosen. */
export function plannedReminder(date: Day | undefined, time: WallTime | undefined, now: Date): string {
	if (!isNear(date, time, now)) return 'We email a reminder 24 hours before.';
	return 'It is less than 24 hours away, so there will be no reminder email.';
}
