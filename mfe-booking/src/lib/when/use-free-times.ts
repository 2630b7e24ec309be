import type { WallTime } from '@tulia/centre/clock';
import type { Day } from '@tulia/centre/day';
import { useGetProfileQuery, useListAvailableTimesQuery } from '@tulia/platform';
import { useService } from '../services/use-services.ts';
import { type AvailabilityFilter, withPsychologist } from './availability-filter.ts';
import { usualTimes } from './centre-hours.ts';

export interface FreeTimes {
	/** `undefined` until loaded. */
	readonly times: readonly WallTime[] | undefined;
	/** These are the usual times, because the server could not be reached (rule 3). */
	readonly areUsual: boolean;
	readonly isFetching: boolean;
	readonly retry: () => void;
}

const DEFAULT_MINUTES = 60;

/** The start times to offer for a service on a day. */
export function useFreeTimes({ psychologistId }: AvailabilityFilter, serviceId: string, date: Day): FreeTimes {
	const week = useGetProfileQuery().data?.openingHours ?? [];
	const duration = useService(serviceId)?.durationMinutes ?? DEFAULT_MINUTES;
	const { currentData, error, isFetching, refetch } = useListAvailableTimesQuery({
		date,
		serviceId,
		...withPsychologist(psychologistId),
	});
	const areUsual = currentData === undefined && error !== undefined; // Also during a retry.
	return {
		times: currentData?.data ?? (areUsual ? usualTimes(date, duration, week) : undefined),
		areUsual,
		isFetching,
		retry: refetch,
	};
}
