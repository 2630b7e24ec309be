import { type Day, weekdays } from '@tulia/centre/day';
import { shortDayName } from '@tulia/centre/weekday-names';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { CalendarDayCell } from './calendar-day.tsx';
import * as s from './calendar-picker.module.css';
import { type DayBounds, lookOf } from './day-state.ts';
import { isoWeekday, stepFrom } from './month-grid.ts';

const WEEKDAYS = weekdays.map((weekday) => (
	<span key={weekday} className={s.weekday} aria-hidden="true">
		{shortDayName(weekday)}
	</span>
));
/** How many days a key moves. */
const STEPS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
/** How many months a key moves. */
const PAGES: { readonly [key: string]: number } = { PageUp: -1, PageDown: 1 };

/** The weekday (1 Monday to 7 Sunday) that closes early, and its label: "Until 2 PM". */
export interface ShortDay {
	readonly weekday: number;
	readonly label: string;
}

interface CalendarGridProps {
	readonly id: string | undefined;
	readonly name: string;
	readonly cells: readonly (Day | undefined)[];
	readonly bounds: DayBounds;
	readonly value: Day | undefined;
	readonly today: Day;
	readonly shortDay: ShortDay | undefined;
	readonly onChange: (day: Day) => void;
	readonly canPage: (months: number) => boolean;
	readonly onPage: (months: number) => void;
}

/** The days of a month, with keyboard navigation. As with all radios, moving selects. */
export function CalendarGrid(props: CalendarGridProps) {
	const { id, name, cells, bounds, value, today, shortDay, onChange, canPage, onPage } = props;
	const grid = useRef<HTMLDivElement>(null);
	const awaitsFocus = useRef(false);
	const canChoose = (day: Day) => lookOf(day, bounds) === 'open';
	const firstOpen = cells.find((day) => day !== undefined && canChoose(day));
	const focus = (day: Day) => grid.current?.querySelector<HTMLInputElement>(`input[value="${day}"]`)?.focus();

	// After Page Down the focus waits until the new month is loaded, then moves to its first day.
	useEffect(() => {
		if (!awaitsFocus.current || firstOpen === undefined || bounds.loading) return;
		awaitsFocus.current = false;
		focus(firstOpen);
	});

	const page = (months: number) => {
		if (!canPage(months)) return;
		awaitsFocus.current = true;
		onPage(months);
	};
	const step = (from: Day, days: number) => {
		const next = stepFrom(from, days, canChoose);
		if (next === undefined) return;
		onChange(next);
		focus(next);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const { target, key } = event;
		const days = STEPS[key];
		const months = PAGES[key];
		if (!(target instanceof HTMLInputElement) || (days === undefined && months === undefined)) return;
		event.preventDefault();
		if (months !== undefined) page(months);
		else if (days !== undefined) step(target.value, days);
	};

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: listens to keys of the radios inside it
		<div ref={grid} className={s.grid} onKeyDown={onKeyDown} aria-busy={bounds.loading}>
			{WEEKDAYS}
			{cells.map((day, place) =>
				day === undefined ? (
					// biome-ignore lint/suspicious/noArrayIndexKey: an empty cell has no identity but its position
					<span key={place} className={s.day} />
				) : (
					<CalendarDayCell
						key={day}
						day={day}
						look={lookOf(day, bounds)}
						info={bounds.days[day]}
						isToday={day === today}
						shortNote={shortDay && isoWeekday(day) === shortDay.weekday ? shortDay.label : undefined}
						radio={{ id: day === firstOpen ? id : undefined, name, checked: day === value, onChoose: onChange }}
					/>
				),
			)}
		</div>
	);
}
