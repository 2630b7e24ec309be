import { minuteOfWallTime } from '@tulia/centre/clock';
import { addDays } from '@tulia/centre/day';
import { instantAt } from '@tulia/centre/instant';
import { firstBookableDay, lastBookableDay } from '../../availability/availability-snapshot.ts';
import type { AvailabilitySources } from '../../availability/availability-sources.ts';
import { readSnapshot } from '../../availability/read-snapshot.usecase.ts';
import { bookingRules } from '../../calendar/booking-rules.ts';
import { DAYS_AHEAD, type Nearest, type NearTo, nearestIn } from './nearest-in.ts';

const ABOUT_TIME: ReadonlySet<string> = new Set([
	'date_not_bookable',
	'time_not_offered',
	'slot_taken',
	'over_break',
	'client_overlap',
]);

export const isAboutTime = (refusal: string): boolean => ABOUT_TIME.has(refusal);

export interface NearestQuestion extends NearTo {
	readonly serviceId: string;
	readonly now: Date;
}

/** The free times of all psychologists, nearest to the time that staff requested first. */
export async function nearestTimes(sources: AvailabilitySources, question: NearestQuestion): Promise<Nearest> {
	const { serviceId, date, time, now } = question;
	const requested = instantAt(date, minuteOfWallTime(time));
	const staff = { overBreak: false, backDays: requested < now ? bookingRules.staff.backDays : 0 };
	const earliest = firstBookableDay({ now, staff });
	const from = [[date, earliest].sort()[1] ?? date, addDays(lastBookableDay(now), -DAYS_AHEAD)].sort()[0] ?? date;
	const days = { from, to: addDays(from, DAYS_AHEAD) };
	const availability = await readSnapshot(sources, { serviceId, psychologistId: undefined, ...days, now, staff });
	return availability.ok ? nearestIn(availability.value.snapshot, { ...question, days }) : [];
}
