import { dayAndMonth, dayNumber, shortDay } from '@tulia/centre/date-words';
import type { Day } from '@tulia/centre/day';
import { Link, paths } from '@tulia/platform';
import { classNames, VisuallyHidden } from '@tulia/ui';
import type { ReactNode } from 'react';
import { type CalendarView, calendarParams } from '../plan/calendar-days.ts';
import type { DayPlan } from '../plan/plan-days.ts';
import * as s from './agenda.module.css';

interface DayStripProps {
	readonly view: CalendarView;
	readonly plans: readonly DayPlan[];
}

export const DayStrip = ({ view, plans }: DayStripProps): ReactNode => (
	<nav className={s.days} aria-label="Day">
		{plans.map(({ day, centre }) => (
			<Link
				key={day}
				className={classNames(s.dayLink, !centre.isOpen && s.shut)}
				to={`${paths.adminCalendar()}?${calendarParams({ ...view, day })}`}
				aria-current={day === view.day ? 'date' : undefined}
			>
				<span>
					{weekdayOf(day)} <b>{dayNumber(day)}</b>
					<VisuallyHidden>
						{' '}
						{monthOf(day)}
						{centre.isOpen ? '' : `, closed, ${centre.reason}`}
					</VisuallyHidden>
				</span>
			</Link>
		))}
	</nav>
);

const weekdayOf = (day: Day): string => shortDay(day).split(' ')[0] ?? '';
const monthOf = (day: Day): string => dayAndMonth(day).split(' ')[1] ?? '';
