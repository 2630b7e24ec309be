import { weekdays } from '@tulia/centre/day';
import { dayName } from '@tulia/centre/weekday-names';
import type { ReactNode } from 'react';
import { ListField } from '../editing/list-field.tsx';
import * as s from './hours-fields.module.css';

const TIMES = [
	{ key: 'from', label: 'From', type: 'time' },
	{ key: 'to', label: 'To', type: 'time' },
] as const;
const DAYS = [
	{ key: 'from', label: 'First day', type: 'date' },
	{ key: 'to', label: 'Last day', type: 'date' },
	{ key: 'hoursFrom', label: 'From (if not all day)', type: 'time' },
	{ key: 'hoursTo', label: 'To', type: 'time' },
] as const;

/** The fields of the surrounding form for a psychologist’s hours: weekdays, breaks and time off. */
export const WeekFields = (): ReactNode => (
	<>
		<Week name="weeklyHours" title="Weekly hours" addLabel="Add hours" />
		<Week name="breaks" title="Breaks" addLabel="Add a break" />
	</>
);

export const TimeOffField = (): ReactNode => (
	<ListField
		name="timeOff"
		label="Time off"
		hint="The first and the last day are both off. With hours, only these hours of each day are off."
		columns={DAYS}
		max={60}
		addLabel="Add time off"
	/>
);

interface WeekProps {
	readonly name: string;
	readonly title: string;
	readonly addLabel: string;
}

const Week = ({ name, title, addLabel }: WeekProps): ReactNode => (
	<section aria-label={title}>
		<h3>{title}</h3>
		<div className={s.week}>
			{weekdays.map((day) => (
				<ListField
					key={day}
					name={`${name}.${day}`}
					label={`${dayName(day)}, ${title.toLowerCase()}`}
					columns={TIMES}
					max={6}
					addLabel={addLabel}
				/>
			))}
		</div>
	</section>
);
