import type { Day } from '@tulia/centre/day';
import { useGetProfileQuery } from '@tulia/platform';
import type { CalendarDay, ShortDay } from '@tulia/ui/booking';
import { useGetAvailabilityQuery } from '../../api/availability-api.ts';
import { type AvailabilityFilter, withPsychologist } from './availability-filter.ts';
import { closedDays, shortDayOf } from './centre-hours.ts';

/** The loaded states of a range of days. */
export interface KnownDays {
	/** The days by date. Without a response they follow the opening hours alone. */
	readonly days: { readonly [day: Day]: CalendarDay };
	/** The weekday that closes early. */
	readonly shortDay: ShortDay | undefined;
	readonly isLoading: boolean;
	readonly hasFailed: boolean;
	readonly isFetching: boolean;
	readonly retry: () => void;
}

/** The states of the days of a range, both ends inclusive. Without a service, the opening hours alone. */
export function useDays(range: { readonly from: Day; readonly to: Day }, filter: AvailabilityFilter): KnownDays {
	const week = useGetProfileQuery().data?.openingHours ?? [];
	const { serviceId, psychologistId } = filter;
	const { currentData, error, isFetching, refetch } = useGetAvailabilityQuery(
		{ serviceId: serviceId ?? '', ...withPsychologist(psychologistId), ...range },
		{ skip: serviceId === undefined },
	);
	const live = currentData?.data.map((day): readonly [Day, CalendarDay] => [day.date, day]);
	return {
		days: live ? Object.fromEntries(live) : closedDays(range.from, range.to, week),
		shortDay: shortDayOf(week),
		isLoading: isFetching && currentData === undefined && error === undefined,
		hasFailed: error !== undefined && currentData === undefined,
		isFetching,
		retry: refetch,
	};
}
