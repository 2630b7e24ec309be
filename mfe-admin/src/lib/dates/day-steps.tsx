import { addDays } from '@tulia/centre/day';
import { Button } from '@tulia/ui';
import type { ReactNode } from 'react';
import { DayField } from './day-field.tsx';

interface DayStepsProps {
	readonly day: string;
	/** The last day that has data. */
	readonly today: string;
	readonly onDay: (day: string) => void;
}

/** The current day, with links to the days before and after. */
export const DaySteps = ({ day, today, onDay }: DayStepsProps): ReactNode => (
	<>
		<Button variant="secondary" size="sm" onClick={() => onDay(addDays(day, -1))}>
			Day before
		</Button>
		<DayField label="Day" value={day} max={today} onDay={onDay} />
		<Button variant="secondary" size="sm" disabled={day >= today} onClick={() => onDay(addDays(day, 1))}>
			Day after
		</Button>
	</>
);
