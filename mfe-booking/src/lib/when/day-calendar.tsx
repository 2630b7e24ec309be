import type { Day } from '@tulia/centre/day';
import { CalendarPicker } from '@tulia/ui/booking';
import type { BoundField } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import type { AvailabilityFilter } from './availability-filter.ts';
import { DaysNotice } from './days-notice.tsx';
import { lastBookableDay, monthRange } from './month-range.ts';
import { useDays } from './use-days.ts';

interface DayCalendarProps {
	readonly field: BoundField<Day>;
	readonly filter: AvailabilityFilter;
	readonly today: Day;
}

/** The days of a month with their states: free, full, or closed with the reason. */
export function DayCalendar({ field, filter, today }: DayCalendarProps): ReactNode {
	const [month, setMonth] = useState((field.value ?? today).slice(0, 7));
	const known = useDays(monthRange(month, today), filter);
	return (
		<>
			<CalendarPicker
				id={field.id}
				name={field.name}
				value={field.value}
				onChange={field.onChange}
				today={today}
				max={lastBookableDay(today)}
				days={known.days}
				loading={known.isLoading}
				onMonthChange={setMonth}
				shortDay={known.shortDay}
				error={field.error}
			/>
			<DaysNotice known={known} />
		</>
	);
}
