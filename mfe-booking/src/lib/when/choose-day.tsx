import { Button, Icon, VisuallyHidden } from '@tulia/ui';
import { FieldMessage, useBoundField } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import type { Day } from '../centre-time.ts';
import { DayCalendar } from './day-calendar.tsx';
import { NextDays } from './next-days.tsx';
import type { Wanted } from './wanted.ts';
import * as s from './when.module.css';

interface ChooseDayProps {
	/** Whose days are shown; without a service, only what the opening hours say. */
	readonly wanted: Wanted;
	readonly today: Day;
	/** Called when another day is chosen. */
	readonly onChange: () => void;
}

/** The day, from a list of the next ones or, for whoever prefers it, from a calendar. */
export function ChooseDay({ wanted, today, onChange }: ChooseDayProps): ReactNode {
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
				<DayCalendar field={field} wanted={wanted} today={today} />
			) : (
				<fieldset className={s.dayList} aria-describedby={field.error === undefined ? undefined : `${field.id}-error`}>
					<VisuallyHidden as="legend">Date</VisuallyHidden>
					<NextDays
						key={`${wanted.serviceId} ${wanted.psychologistId}`}
						from={today}
						field={field}
						wanted={wanted}
						today={today}
					/>
					{field.error === undefined ? null : <FieldMessage id={field.id}>{field.error}</FieldMessage>}
				</fieldset>
			)}
		</div>
	);
}
