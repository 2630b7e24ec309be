import type { Day } from '@tulia/centre/day';
import { Button, Icon, VisuallyHidden } from '@tulia/ui';
import { FieldMessage, useBoundField } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import type { AvailabilityFilter } from './availability-filter.ts';
import { DayCalendar } from './day-calendar.tsx';
import { firstDays, NextDays } from './next-days.tsx';
import * as s from './when.module.css';

interface ChooseDayProps {
	/** The filter of the days; without a service, only the opening hours apply. */
	readonly filter: AvailabilityFilter;
	readonly today: Day;
	/** Called when the day changes or is deselected. */
	readonly onChange: () => void;
	/** A time is chosen: tapping the day again then collapses its times instead of deselecting it. */
	readonly hasTime: boolean;
	/** The times of the chosen day. */
	readonly times: ReactNode;
}

/** The day, from a list of the next ones or a calendar, with its times in place. */
export function ChooseDay({ filter, today, onChange, hasTime, times }: ChooseDayProps): ReactNode {
	const bound = useBoundField<Day>('date');
	const [isCalendar, setCalendar] = useState(false);
	const [closed, setClosed] = useState<Day | undefined>(undefined);
	const choose = (day: Day | undefined) => {
		bound.onChange(day);
		setClosed(undefined);
		if (day !== bound.value) onChange();
	};
	const again = () => {
		if (hasTime) setClosed(closed === undefined ? bound.value : undefined);
		else choose(undefined);
	};
	const field = { ...bound, onChange: choose };
	return (
		<div>
			{isCalendar ? (
				<>
					<DayCalendar field={field} filter={filter} today={today} />
					<div className={s.under}>{times}</div>
				</>
			) : (
				<fieldset className={s.dayList} aria-describedby={field.error === undefined ? undefined : `${field.id}-error`}>
					<VisuallyHidden as="legend">Date</VisuallyHidden>
					{field.error === undefined ? null : <FieldMessage id={field.id}>{field.error}</FieldMessage>}
					<NextDays
						key={`${filter.serviceId} ${filter.psychologistId}`}
						{...firstDays(today)}
						field={field}
						filter={filter}
						today={today}
						onAgain={again}
						beneath={closed !== undefined && closed === bound.value ? null : times}
					/>
				</fieldset>
			)}
			<Button variant="quiet" size="sm" onClick={() => setCalendar(!isCalendar)}>
				<Icon name="calendar" /> {isCalendar ? 'Show the next days as a list' : 'Choose from a calendar'}
			</Button>
		</div>
	);
}
