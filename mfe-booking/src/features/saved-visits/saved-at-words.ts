import { dayOf, timeOf } from '@tulia/centre/clock';
import { dayAndMonth } from '@tulia/centre/date-words';

/** `Saved today at 8:12 AM.` In the centre's time zone, like every time of the site. */
export function savedAtWords(savedAt: Date, now: Date): string {
	const day = dayOf(savedAt) === dayOf(now) ? 'today' : `on ${dayAndMonth(dayOf(savedAt))}`;
	return `Saved ${day} at ${timeOf(savedAt)}.`;
}
