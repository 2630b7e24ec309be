import type { Month } from '@tulia/centre/date-words';
import { monthWithYear } from '@tulia/centre/date-words';
import type { Day } from '@tulia/centre/day';
import { classNames, IconButton, VisuallyHidden } from '@tulia/ui';
import { FieldMessage } from '@tulia/ui/form';
import { useId, useState } from 'react';
import { CalendarGrid, type ShortDay } from './calendar-grid.tsx';
import { CalendarKey } from './calendar-key.tsx';
import * as s from './calendar-picker.module.css';
import { type CalendarDay, lookOf } from './day-state.ts';
import { monthGrid, monthOf, shiftMonth } from './month-grid.ts';

export interface CalendarPickerProps {
	/** Id of the first bookable day, so that an error can link to it. */
	readonly id?: string | undefined;
	readonly name?: string | undefined;
	readonly value: Day | undefined;
	readonly onChange: (day: Day) => void;
	/** Today in the centre's zone, `YYYY-MM-DD`. */
	readonly today: Day;
	/** First bookable day. Default: today. */
	readonly min?: Day | undefined;
	/** Last bookable day. */
	readonly max?: Day | undefined;
	/** By day; missing days of the month count as open, unless `loading`. */
	readonly days: { readonly [day: Day]: CalendarDay };
	readonly loading?: boolean | undefined;
	/** Called to load the days of another month. The first month, of `value` or `min`, is loaded by the caller. */
	readonly onMonthChange?: ((month: Month) => void) | undefined;
	/** From the opening hours. */
	readonly shortDay?: ShortDay | undefined;
	readonly error?: string | undefined;
}

/** A calendar of native radios; the arrow keys move by days and weeks, Page Up and Page Down by months. */
export function CalendarPicker(props: CalendarPickerProps) {
	const {
		id,
		name,
		value,
		onChange,
		today,
		min = today,
		max,
		days,
		loading = false,
		onMonthChange,
		shortDay,
		error,
	} = props;
	const ownName = useId();
	const [month, setMonth] = useState(() => monthOf(value ?? min));
	const bounds = { min, max, days, loading };
	const cells = monthGrid(month);
	const hasFull = cells.some((day) => day !== undefined && lookOf(day, bounds) === 'full');

	const canGo = (by: number) => {
		const target = shiftMonth(month, by);
		return by < 0 ? target >= monthOf(min) : max === undefined || target <= monthOf(max);
	};
	const go = (by: number) => {
		setMonth(shiftMonth(month, by));
		onMonthChange?.(shiftMonth(month, by));
	};

	return (
		<div>
			<fieldset
				className={classNames(s.calendar, error !== undefined && s.bad)}
				aria-describedby={error !== undefined && id ? `${id}-error` : undefined}
			>
				<VisuallyHidden as="legend">Date</VisuallyHidden>
				<MonthHead month={month} canGo={canGo} go={go} />
				<CalendarGrid
					id={id}
					name={name ?? ownName}
					cells={cells}
					bounds={bounds}
					value={value}
					today={today}
					shortDay={shortDay}
					onChange={onChange}
					canPage={canGo}
					onPage={go}
				/>
				<CalendarKey shortLabel={shortDay?.label} hasFull={hasFull} />
				<VisuallyHidden role="status">{loading ? 'Loading the free days' : ''}</VisuallyHidden>
			</fieldset>
			{error !== undefined && id ? <FieldMessage id={id}>{error}</FieldMessage> : null}
		</div>
	);
}

interface MonthHeadProps {
	readonly month: Month;
	readonly canGo: (by: number) => boolean;
	readonly go: (by: number) => void;
}

const MonthHead = ({ month, canGo, go }: MonthHeadProps) => (
	<div className={s.head}>
		<IconButton icon="chevronLeft" label="Previous month" disabled={!canGo(-1)} onClick={() => go(-1)} />
		<b className={s.month} aria-live="polite">
			{monthWithYear(month)}
		</b>
		<IconButton icon="chevronRight" label="Next month" disabled={!canGo(1)} onClick={() => go(1)} />
	</div>
);
