import type { Day } from '@tulia/centre/day';
import { Button, Icon, VisuallyHidden } from '@tulia/ui';
import { FieldMessage, useBoundField } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import type { AvailabilityFilter } from './availability-filter.ts';
import { DayCalendar } from './day-calendar.tsx';
import { NextDays } from './next-days.tsx';
import * as s from './when.module.css';

interface ChooseDayProps {
	/** Whose days are shown; without a service, only what the opening hours say. */
	readonly filter: AvailabilityFilter;
	readonly today: Day;
	/** Called when another day is chosen. */
	readonly onChange: () => void;
}

/** The day, from a list of the next ones or, for whoever prefers it, from a calendar. */
export function ChooseDay({ filter, today, onChange }: ChooseDayProps): ReactNode {
	const bound = useBoundField<Day>('date');
	const [isCalendar, setCalendar] = useState(false);
	const choose = (day: Day | undefined) => {
		bound.onChange(day);
		if (day !== bound.value) onChange();
	};
	const field = { ...bound, onChange: choose };
	return (
		<div>
			<div className={s.look}>
				<Button variant="quiet" size="sm" onClick={() => setCalendar(!isCalendar)}>
					<Icon name="calendar" /> {isCalendar ? 'Show the next days as a list' : 'Choose from a calendar'}
				</Button>
			</div>
			{isCalendar ? (
				<DayCalendar field={field} filter={filter} today={today} />
			) : (
				<fieldset className={s.dayList} aria-describedby={field.error === undefined ? undefined : `${field.id}-error`}>
					<VisuallyHidden as="legend">Date</VisuallyHidden>
					<NextDays
						key={`${filter.serviceId} ${filter.psychologistId}`}
						from={today}
						field={field}
						filter={filter}
						today={today}
					/>
					{field.error === undefined ? null : <FieldMessage id={field.id}>{field.error}</FieldMessage>}
				</fieldset>
			)}
		</div>
	);
}
