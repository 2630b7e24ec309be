import { minuteOfWallTime, wallTime } from '@tulia/centre/clock';
import { addDays, daysFrom } from '@tulia/centre/day';
import { instantAt } from '@tulia/centre/instant';
import {
	type AvailabilitySnapshot,
	firstBookableDay,
	lastBookableDay,
	offersOn,
} from '../../availability/availability-snapshot.ts';
import type { AvailabilitySources } from '../../availability/availability-sources.ts';
import { readSnapshot } from '../../availability/read-snapshot.usecase.ts';
import { bookingRules } from '../../calendar/booking-rules.ts';
import type { RefusalDetail } from '../../platform/http/result.ts';
import { mayAttend, type Upcoming } from '../upcoming.ts';

type Nearest = NonNullable<RefusalDetail['nearest']>;

/** So many are said: more than a person on the phone can hear. */
const SAID = 6;
const DAYS_AHEAD = 7;
const MINUTE = 60_000;

const ABOUT_TIME: ReadonlySet<string> = new Set([
	'date_not_bookable',
	'time_not_offered',
	'slot_taken',
	'over_break',
	'client_overlap',
]);

/** Whether another time would mend the refusal. */
export const isAboutTime = (refusal: string): boolean => ABOUT_TIME.has(refusal);

export interface NearestQuestion {
	readonly serviceId: string;
	readonly date: string;
	readonly time: string;
	/** What the client holds already. */
	readonly held: readonly Upcoming[];
	readonly now: Date;
}

/** The free times of all psychologists that lie nearest to a wish of staff, nearest first. */
export async function nearestTimes(sources: AvailabilitySources, question: NearestQuestion): Promise<Nearest> {
	const { serviceId, date, time, now } = question;
	const wished = instantAt(date, minuteOfWallTime(time));
	const staff = { overBreak: false, backDays: wished < now ? bookingRules.staff.backDays : 0 };
	const earliest = firstBookableDay({ now, staff });
	const from = [[date, earliest].sort()[1] ?? date, addDays(lastBookableDay(now), -DAYS_AHEAD)].sort()[0] ?? date;
	const days = { from, to: addDays(from, DAYS_AHEAD) };
	const page = await readSnapshot(sources, { serviceId, psychologistId: undefined, ...days, now, staff });
	if (!page.ok) return [];
	return daysFrom(days.from, days.to)
		.flatMap((day) => freeOn(page.value.snapshot, day, question))
		.sort((a, b) => distance(a.at, wished) - distance(b.at, wished) || a.psychologist.localeCompare(b.psychologist))
		.slice(0, SAID)
		.map(({ at, ...said }) => said);
}

const distance = (at: Date, wished: Date): number => Math.abs(at.getTime() - wished.getTime());

function freeOn(snapshot: AvailabilitySnapshot, date: string, { held }: NearestQuestion) {
	return offersOn(snapshot, date).flatMap(({ psychologistId, free }) =>
		free.flatMap((start) => {
			const at = instantAt(date, start);
			const endAt = new Date(at.getTime() + snapshot.durationMinutes * MINUTE).toISOString();
			if (!mayAttend(held, { startAt: at.toISOString(), endAt }).ok) return [];
			return [{ at, date, time: wallTime(start), psychologistId, psychologist: nameOf(snapshot, psychologistId) }];
		}),
	);
}

const nameOf = ({ calendars }: AvailabilitySnapshot, id: string): string =>
	calendars.find(({ psychologist }) => psychologist.id === id)?.psychologist.name ?? id;
