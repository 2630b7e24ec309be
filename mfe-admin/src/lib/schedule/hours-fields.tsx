import { weekdays } from '@tulia/centre/day';
import { dayName, shortDayName } from '@tulia/centre/weekday-names';
import { useFormState } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { ListField } from '../editing/list-field.tsx';
import { Fold } from '../page/fold.tsx';
import * as s from './hours-fields.module.css';
import type { HoursValues } from './hours-values.ts';

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

interface WeekFieldsProps {
	/** Which part begins open or closed; without it as any fold does. */
	readonly begin?: { readonly [P in Part]?: boolean };
}
type Part = 'weeklyHours' | 'breaks';

/** The fields of the surrounding form for a psychologist’s hours: weekdays, breaks and time off. */
export const WeekFields = ({ begin = {} }: WeekFieldsProps): ReactNode => (
	<>
		<Week name="weeklyHours" title="Weekly hours" addLabel="Add hours" beginsOpen={begin.weeklyHours} />
		<Week name="breaks" title="Breaks" addLabel="Add a break" beginsOpen={begin.breaks} />
	</>
);

export const TimeOffField = ({ isLabelHidden = false }: { readonly isLabelHidden?: boolean }): ReactNode => (
	<ListField
		name="timeOff"
		label="Time off"
		isLabelHidden={isLabelHidden}
		hint="The first and the last day are both off. With hours, only these hours of each day are off."
		columns={DAYS}
		max={60}
		addLabel="Add time off"
	/>
);

interface WeekProps {
	readonly name: Part;
	readonly title: string;
	readonly addLabel: string;
	readonly beginsOpen: boolean | undefined;
}

function Week({ name, title, addLabel, beginsOpen }: WeekProps): ReactNode {
	const { values } = useFormState<HoursValues>({ subscription: { values: true } });
	const days = weekdays.filter((day) => values[name]?.[day]?.length);
	const line = days.length === 0 ? 'None' : days.map(shortDayName).join(', ');
	return (
		<Fold title={title} line={line} look="part" headingLevel="h3" beginsOpen={beginsOpen}>
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
		</Fold>
	);
}
