import { minuteOfWallTime, wallTime } from '@tulia/centre/clock';
import { daysFrom } from '@tulia/centre/day';
import { MINUTE } from '@tulia/centre/durations';
import { instantAt } from '@tulia/centre/instant';
import { type AvailabilitySnapshot, offersOn } from '../../availability/availability-snapshot.ts';
import type { RefusalDetail } from '../../platform/http/result.ts';
import { mayAttend, type Upcoming } from '../upcoming.ts';

export type Nearest = NonNullable<RefusalDetail['nearest']>;

/** As many as a person on the phone can remember. */
const SAID = 6;
export const DAYS_AHEAD = 7;

/** A requested time that is not free, and the client's upcoming visits. */
export interface NearTo {
	readonly date: string;
	readonly time: string;
	readonly held: readonly Upcoming[];
}

interface Days {
	readonly from: string;
	readonly to: string;
}

/** The free times of all psychologists in these days of the snapshot, nearest to the requested time first. */
export function nearestIn(
	snapshot: AvailabilitySnapshot,
	{ date, time, held, days }: NearTo & { readonly days: Days },
): Nearest {
	const requested = instantAt(date, minuteOfWallTime(time));
	return daysFrom(days.from, days.to)
		.flatMap((day) => freeOn(snapshot, day, held))
		.sort(
			(a, b) => distance(a.at, requested) - distance(b.at, requested) || a.psychologist.localeCompare(b.psychologist),
		)
		.slice(0, SAID)
		.map(({ at, ...said }) => said);
}

const distance = (at: Date, requested: Date): number => Math.abs(at.getTime() - requested.getTime());

function freeOn(snapshot: AvailabilitySnapshot, date: string, held: readonly Upcoming[]) {
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
