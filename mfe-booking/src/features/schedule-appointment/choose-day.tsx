import { useGetProfileQuery } from '@tulia/platform';
import { type CalendarDay, CalendarPicker } from '@tulia/ui/booking';
import { useBoundField } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useGetAvailabilityQuery } from '../../api/availability-api.ts';
import { closedDays, shortDayOf } from '../../lib/centre-hours.ts';
import type { Day } from '../../lib/centre-time.ts';
import { lastBookableDay, monthRange } from '../../lib/month-range.ts';
import { SavedContentNotice } from './saved-content-notice.tsx';
import * as s from './schedule-appointment.module.css';

interface ChooseDayProps {
	/** Whose days are shown; without one, only what the opening hours say. */
	readonly serviceId: string | undefined;
	readonly today: Day;
	/** Called when another day is chosen. */
	readonly onChange: () => void;
}

/** The states of the days of a month, and whether they are known yet. */
function useDays(month: string, serviceId: string | undefined, today: Day) {
	const week = useGetProfileQuery().data?.openingHours ?? [];
	const range = monthRange(month, today);
	const { currentData, error, isFetching, refetch } = useGetAvailabilityQuery(
		{ serviceId: serviceId ?? '', ...range },
		{ skip: serviceId === undefined },
	);
	const live = currentData?.data.map((day): readonly [Day, CalendarDay] => [day.date, day]);
	return {
		days: live ? Object.fromEntries(live) : closedDays(range.from, range.to, week),
		shortDay: shortDayOf(week),
		isLoading: isFetching && currentData === undefined,
		hasFailed: error !== undefined && currentData === undefined,
		isFetching,
		refetch,
	};
}

/** The days of a month with their states: free, full, closed and why. */
export function ChooseDay({ serviceId, today, onChange }: ChooseDayProps): ReactNode {
	const field = useBoundField<Day>('date');
	const [month, setMonth] = useState((field.value ?? today).slice(0, 7));
	const { days, shortDay, isLoading, hasFailed, isFetching, refetch } = useDays(month, serviceId, today);

	const choose = (day: Day) => {
		field.onChange(day);
		if (day !== field.value) onChange();
	};
	return (
		<div>
			<CalendarPicker
				id={field.id}
				name={field.name}
				value={field.value}
				onChange={choose}
				today={today}
				max={lastBookableDay(today)}
				days={days}
				loading={isLoading}
				onMonthChange={setMonth}
				shortDay={shortDay}
				error={field.error}
			/>
			{hasFailed ? (
				<div className={s.under}>
					<SavedContentNotice read="getAvailability" isRetrying={isFetching} onRetry={refetch}>
						We could not load which days are free. You can still choose one.
					</SavedContentNotice>
				</div>
			) : null}
		</div>
	);
}
