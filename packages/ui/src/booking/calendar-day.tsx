import { dayNumber, longDay } from '@tulia/centre/date-words';
import type { Day } from '@tulia/centre/day';
import { classNames, VisuallyHidden } from '@tulia/ui';
import * as s from './calendar-picker.module.css';
import { type CalendarDay as DayInfo, type DayLook, remarkOn } from './day-state.ts';

const LOOKS: { readonly [L in DayLook]: string } = {
	open: classNames(s.open),
	past: classNames(s.off, s.struck),
	full: classNames(s.off, s.struck),
	closed: classNames(s.off, s.closed),
	waiting: classNames(s.waiting),
};

export interface CalendarDayCellProps {
	readonly day: Day;
	readonly look: DayLook;
	readonly info: DayInfo | undefined;
	readonly isToday: boolean;
	/** An exception of its hours: "Until 2 PM". */
	readonly shortNote: string | undefined;
	/** Name and state of its radio; the first bookable one has the id that an error links to. */
	readonly radio: {
		readonly id?: string | undefined;
		readonly name: string;
		readonly checked: boolean;
		readonly onChoose: (day: Day) => void;
	};
}

/** One day: a radio where it is bookable, otherwise the reason why not. */
export function CalendarDayCell({ day, look, info, isToday, shortNote, radio }: CalendarDayCellProps) {
	const isOpen = look === 'open';
	const className = classNames(s.day, LOOKS[look], isToday && s.today, isOpen && shortNote !== undefined && s.short);
	const words = [longDay(day), isToday && 'today', isOpen && shortNote, remarkOn(day, look, info)]
		.filter(Boolean)
		.join(', ');
	const face = (
		<>
			<span aria-hidden="true">{dayNumber(day)}</span>
			<VisuallyHidden>{words}</VisuallyHidden>
		</>
	);
	if (!isOpen) {
		return (
			<span className={className} title={look === 'closed' ? info?.reason : undefined}>
				{face}
			</span>
		);
	}
	return (
		<label className={className}>
			<input
				id={radio.id}
				type="radio"
				className={s.input}
				name={radio.name}
				value={day}
				checked={radio.checked}
				onChange={() => radio.onChoose(day)}
			/>
			{face}
		</label>
	);
}
