import { dayOf, minuteOf, minuteOfWallTime, wallTime } from '@tulia/centre/clock';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import type { StaffTimes } from '@tulia/contracts/availability/schemas';
import { useListStaffTimesQuery } from '../../../api/visits/staff-times-api.ts';
import { type FreeTime, nearestOf, type TimeReading, timeReading } from '../../../lib/schedule/time-reading.ts';
import { isSamePlace, type MoveTarget, placeOfVisit } from './move-target.ts';

interface TargetReading {
	/** The server's state of the day; `undefined` while loading, or without a response. */
	readonly day: StaffTimes | undefined;
	/** Whether the visit can be moved to the target; `undefined` until loaded. */
	readonly reading: TimeReading | undefined;
	readonly words: string;
	/** The alternatives to a time that is not free. */
	readonly nearest: readonly FreeTime[];
}

/** Asks the server whether a visit can be moved to a target, because the grid does not know the visit's service. */
export function useTargetReading(visit: AdminAppointment, target: MoveTarget, now: Date): TargetReading {
	const question = { serviceId: visit.serviceId, date: target.day, moving: visit.id };
	const { currentData: day, isError } = useListStaffTimesQuery(question, { refetchOnMountOrArgChange: true });
	const none = { day, reading: undefined, nearest: [] };
	if (isSamePlace(placeOfVisit(visit), target)) return { ...none, words: 'Choose another time or person.' };
	if (!day)
		return {
			...none,
			words: isError ? 'We could not ask whether it is free. Move asks again.' : 'Asking whether it is free…',
		};
	const time = wallTime(target.start);
	const reading = timeReading(day, time, target.personId);
	const name = day.psychologists.find(({ id }) => id === target.personId)?.name;
	const from = target.day === dayOf(now) ? minuteOf(now) : 0;
	// The visit's current time is not offered as an alternative.
	const isAnother = (free: FreeTime): boolean =>
		!isSamePlace(placeOfVisit(visit), {
			...{ day: target.day, start: minuteOfWallTime(free.time), personId: free.psychologistId },
		});
	return {
		day,
		reading,
		words: reading.tone === 'free' ? `${name} is free.` : `${reading.words}.`,
		nearest: reading.tone === 'bad' ? nearestOf(day, time, from).filter(isAnother) : [],
	};
}
