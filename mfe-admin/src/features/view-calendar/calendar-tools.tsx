import type { Day } from '@tulia/centre/day';
import { Button, Icon } from '@tulia/ui';
import { FilterChips } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { DayField } from '../../lib/dates/day-field.tsx';
import { type CalendarView, shiftView } from './calendar-days.ts';
import * as s from './view-calendar.module.css';

interface CalendarToolsProps {
	readonly view: CalendarView;
	readonly today: Day;
	readonly onShow: (view: CalendarView) => void;
}

const LOOKS = [
	{ value: 'day', label: 'Day' },
	{ value: 'week', label: 'Week' },
] as const;

/** To another day or week, and from one to the other. */
export const CalendarTools = ({ view, today, onShow }: CalendarToolsProps): ReactNode => (
	<div className={s.tools}>
		<Button variant="secondary" size="sm" onClick={() => onShow(shiftView(view, -1))}>
			<Icon name="chevronLeft" /> {view.look === 'day' ? 'Day before' : 'Week before'}
		</Button>
		<Button variant="secondary" size="sm" onClick={() => onShow({ ...view, day: today })}>
			Today
		</Button>
		<Button variant="secondary" size="sm" onClick={() => onShow(shiftView(view, 1))}>
			{view.look === 'day' ? 'Day after' : 'Week after'} <Icon name="chevronRight" />
		</Button>
		<DayField label="Go to" value={view.day} onDay={(day) => onShow({ ...view, day })} />
		<FilterChips<'day' | 'week'>
			label="Show"
			chips={LOOKS}
			value={view.look}
			onChange={(look) => onShow({ ...view, look })}
		/>
	</div>
);
