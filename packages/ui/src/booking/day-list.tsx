import { longDay, shortDay, shortDayAndMonth } from '@tulia/centre/date-words';
import { addDays, type Day, daysSinceMonday } from '@tulia/centre/day';
import { classNames, Skeleton, VisuallyHidden } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from './day-list.module.css';
import type { CalendarDay } from './day-state.ts';
import { unavailableDays } from './unavailable-days.ts';

/** A day and its state, which is absent where the server was not queried. */
export interface ListedDay {
	readonly day: Day;
	readonly info?: CalendarDay | undefined;
	/** An exception of its hours: "Until 2 PM". */
	readonly shortNote?: string | undefined;
}

export interface DayListProps {
	/** Id of the first bookable day, so that an error can link to it. */
	readonly id?: string | undefined;
	/** The name of the radio group, the same for every list of a form. */
	readonly name: string;
	readonly days: readonly ListedDay[];
	readonly today: Day;
	readonly value: Day | undefined;
	readonly onChange: (day: Day) => void;
	/** Called when the chosen day is pressed again. */
	readonly onAgain?: (() => void) | undefined;
	/** Rendered below the row of the chosen day, and next to it in reading and tab order. */
	readonly beneath?: ReactNode;
}

const canChoose = ({ info }: ListedDay): boolean => info === undefined || info.state === 'open';

const mondayOf = (day: Day): Day => addDays(day, -daysSinceMonday(day));

function weekName(monday: Day, today: Day): string {
	if (monday === mondayOf(today)) return 'This week';
	return monday === addDays(mondayOf(today), 7) ? 'Next week' : `Week of ${shortDayAndMonth(monday)}`;
}

/** The coming days by week: bookable ones as native radios, the others in one line. Render it in a `fieldset`. */
export function DayList({ id, days, today, ...choice }: DayListProps) {
	const first = days.find(canChoose)?.day;
	const mondays = [...new Set(days.map(({ day }) => mondayOf(day)))];
	return mondays.map((monday) => {
		const week = days.filter(({ day }) => mondayOf(day) === monday);
		const free = week.filter(canChoose);
		const quiet = week.flatMap(({ day, info }) => (info && info.state !== 'open' ? [{ day, info }] : []));
		return (
			<div key={monday} className={s.week}>
				<p className={s.weekName}>
					<b>{weekName(monday, today)}</b> <span>{unavailableDays(quiet, today)}</span>
				</p>
				{free.length === 0 ? null : (
					<ul className={s.days}>
						{free.map((listed) => (
							<DayChoice
								key={listed.day}
								{...choice}
								id={listed.day === first ? id : undefined}
								listed={listed}
								isToday={listed.day === today}
							/>
						))}
					</ul>
				)}
			</div>
		);
	});
}

interface DayChoiceProps extends Omit<DayListProps, 'days' | 'today'> {
	readonly listed: ListedDay;
	readonly isToday: boolean;
}

function DayChoice({ id, name, listed, isToday, value, onChange, onAgain, beneath }: DayChoiceProps) {
	const { day } = listed;
	const isChosen = day === value;
	const isOpen = isChosen && beneath !== undefined && beneath !== null;
	return (
		<>
			<li>
				<label className={classNames(s.open, isOpen && s.opened)}>
					<input
						id={id}
						type="radio"
						className={s.input}
						name={name}
						value={day}
						checked={isChosen}
						onChange={() => onChange(day)}
						onClick={isChosen ? onAgain : undefined}
					/>
					<DayFace listed={listed} isToday={isToday} />
				</label>
			</li>
			{isOpen ? <li className={s.beneath}>{beneath}</li> : null}
		</>
	);
}

const times = (count: number): string => (count === 1 ? '1 time' : `${count} times`);

/** The visible and the accessible name of the day. */
function DayFace({ listed: { day, info, shortNote }, isToday }: Pick<DayChoiceProps, 'listed' | 'isToday'>) {
	const free = info?.freeTimes === undefined ? undefined : times(info.freeTimes);
	const remark = free ?? shortNote;
	const spoken = [longDay(day), isToday ? 'today' : '', free === undefined ? shortNote : `${free} free`];
	return (
		<>
			<span aria-hidden="true" className={s.name}>
				{isToday ? 'Today' : shortDay(day)}
			</span>
			{remark === undefined ? null : (
				<span aria-hidden="true" className={s.remark}>
					{remark}
				</span>
			)}
			<VisuallyHidden>{spoken.filter(Boolean).join(', ')}</VisuallyHidden>
		</>
	);
}

const PLACES = Array.from({ length: 9 }, (_, place) => place);

/** The usual height of two weeks. */
export const DayListSkeleton = () => (
	<div className={classNames(s.days, s.waiting)} aria-hidden="true">
		{PLACES.map((place) => (
			<Skeleton key={place} shape="control" />
		))}
	</div>
);
