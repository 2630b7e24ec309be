import { dayOf, minuteOf } from '@tulia/centre/clock';
import { dayNumber, longDay, shortDay } from '@tulia/centre/date-words';
import type { Day } from '@tulia/centre/day';
import type { Span } from '@tulia/centre/span';
import { classNames, VisuallyHidden } from '@tulia/ui';
import { type ReactNode, useId } from 'react';
import type { CentreHours } from '../plan/centre-hours.ts';
import { type DayPlan, isFolded } from '../plan/plan-days.ts';
import { closedWords, dayLabel } from '../plan/visit-words.ts';
import { Lane } from './lane.tsx';
import type { LaneFrame } from './lane-frame.ts';
import { heightOf, placeStyle, topOf } from './place-style.ts';
import * as s from './time-grid.module.css';

interface DayColumnProps extends LaneFrame {
	readonly plan: DayPlan;
	readonly names: readonly string[];
	/** The index of the day's first lane, counted over all days. */
	readonly firstLane: number;
	/** The number of lanes, counted over all days. */
	readonly laneCount: number;
	readonly isAlone: boolean;
	readonly now: Date;
	readonly children?: ReactNode;
}

/** A day with its name and its lanes. A closed day is collapsed, and shows the reason. */
export function DayColumn(props: DayColumnProps): ReactNode {
	const { plan, names, firstLane, laneCount, isAlone, now, grid, children } = props;
	const id = useId();
	const today = dayOf(now);
	const isToday = plan.day === today;
	const isClosed = isFolded(plan);
	return (
		<section
			className={classNames(s.day, isToday && s.today)}
			aria-label={dayLabel(plan, today)}
			data-today={isToday || undefined}
		>
			<div className={s.head}>
				<h2 id={id}>
					<span aria-hidden="true">{headWords(plan.day, isAlone)}</span>
					<VisuallyHidden>{dayLabel(plan, today)}</VisuallyHidden>
				</h2>
				{isClosed ? (
					<p className={s.mini}>Closed</p>
				) : (
					<p className={s.who} aria-hidden="true">
						{names.map((name) => (
							<span key={name}>{name}</span>
						))}
					</p>
				)}
			</div>
			<div className={s.lanes} style={{ height: heightOf(grid) }}>
				<Closed centre={plan.centre} isFolded={isClosed} grid={grid} />
				{isClosed
					? null
					: plan.lanes.map((lane, place) => (
							<Lane
								key={lane.person.id}
								{...props}
								day={plan.day}
								lane={lane}
								index={firstLane + place}
								isFlipped={firstLane + place >= laneCount / 2}
								nowAt={isToday ? nowIn(now, grid) : undefined}
							/>
						))}
				{children}
			</div>
		</section>
	);
}

/** `Mon 19`, or `Monday 19 October` if the grid shows a single day. */
const headWords = (day: Day, isAlone: boolean): string =>
	isAlone ? longDay(day) : `${shortDay(day).split(' ')[0]} ${dayNumber(day)}`;

/**
 * The position of the current time, for a line across the lanes of today; `undefined` outside of the grid's hours.
 */
function nowIn(now: Date, grid: Span): string | undefined {
	const minute = minuteOf(now);
	return minute < grid.from || minute > grid.to ? undefined : topOf(minute, grid);
}

interface ClosedProps {
	readonly centre: CentreHours;
	readonly isFolded: boolean;
	readonly grid: Span;
}

/** The hours in which the centre is closed: before opening and after closing, or the whole day. */
function Closed({ centre, isFolded: isWhole, grid }: ClosedProps): ReactNode {
	if (!centre.isOpen) {
		const { reason, kind } = closedWords(centre);
		return (
			<div className={classNames(s.shut, !isWhole && s.behind)}>
				<b>
					<span>{reason}</span>
				</b>
				<span>{kind}</span>
			</div>
		);
	}
	const { from, to } = centre.hours;
	return [
		{ from: grid.from, to: from },
		{ from: to, to: grid.to },
	].map((span) => {
		const style = placeStyle(span, grid);
		return style ? (
			<div key={span.from} className={classNames(s.shut, s.part)} style={style}>
				<b>
					<span>Closed</span>
				</b>
			</div>
		) : null;
	});
}
