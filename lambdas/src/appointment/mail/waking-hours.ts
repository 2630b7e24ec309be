import { minuteOf } from '@tulia/centre/clock';
import { MINUTE } from '@tulia/centre/durations';

const MINUTES_A_DAY = 24 * 60;
/** Minutes of the day at the centre: an SMS is sent from 8 AM on and before 8 PM. */
const MORNING = 8 * 60;
const NIGHT = 20 * 60;
/** The time of a reminder moved out of the night: it leaves an hour for a retry before the night begins. */
const EVENING = 19 * 60;

/** Whether an SMS may be sent at this instant: from 8 AM to 8 PM at the centre. */
export function isWakingHour(at: Date): boolean {
	const minute = minuteOf(at);
	return minute >= MORNING && minute < NIGHT;
}

/** The instant itself by day; at night 7 PM of the evening before. */
export const notAtNight = (at: Date): Date => (isWakingHour(at) ? at : atMinute(at, EVENING, -1));

/** The next 8 AM. */
export const nextMorning = (at: Date): Date => atMinute(at, MORNING, 1);

/** The instant of a minute of the day, the last before `at` or the first after it. Nairobi has no summer time. */
function atMinute(at: Date, minute: number, direction: 1 | -1): Date {
	const startOfMinute = Math.floor(at.getTime() / MINUTE) * MINUTE;
	const distance = (direction * (minute - minuteOf(at)) + MINUTES_A_DAY) % MINUTES_A_DAY;
	return new Date(startOfMinute + direction * (distance || MINUTES_A_DAY) * MINUTE);
}
