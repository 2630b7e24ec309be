import { addDays, type Day, daysFrom, daysSinceMonday } from '@tulia/centre/day';
import { Button, VisuallyHidden } from '@tulia/ui';
import { DayList, DayListSkeleton, type ListedDay } from '@tulia/ui/booking';
import type { BoundField } from '@tulia/ui/form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AvailabilityFilter } from './availability-filter.ts';
import { DaysNotice } from './days-notice.tsx';
import { lastBookableDay } from './month-range.ts';
import { type KnownDays, useDays } from './use-days.ts';
import * as s from './when.module.css';

/** Days shown at a time: two weeks. */
const AT_ONCE = 14;

interface NextDaysProps {
	/** The first day shown. */
	readonly from: Day;
	/** Somebody asked for these days: they take the focus that the button had. */
	readonly wereAskedFor?: boolean;
	/** Bound to the day. Its id is on the first day that can be chosen. */
	readonly field: Omit<BoundField<Day>, 'id'> & { readonly id?: string | undefined };
	readonly filter: AvailabilityFilter;
	readonly today: Day;
}

const weekdayOf = (day: Day): number => daysSinceMonday(day) + 1;

const listOf = (from: Day, to: Day, { days, shortDay }: KnownDays): readonly ListedDay[] =>
	daysFrom(from, to).map((day) => ({
		day,
		info: days[day],
		shortNote: weekdayOf(day) === shortDay?.weekday ? shortDay.label : undefined,
	}));

const isOpen = ({ info }: ListedDay): boolean => info === undefined || info.state === 'open';

const earlier = (one: Day, other: Day): Day => (one < other ? one : other);

/**
 * The next two weeks, day by day, and those after them once they are asked for, hold what is chosen, or are the first with
 * a free day: nobody clicks through empty days (rule 4).
 */
export function NextDays({ from, wereAskedFor = false, field, filter, today }: NextDaysProps): ReactNode {
	const last = lastBookableDay(today);
	const to = earlier(addDays(from, AT_ONCE - 1), last);
	const known = useDays({ from, to }, filter);
	const [isAsked, setAsked] = useState(false);
	const [goesToValue] = useState(field.value !== undefined && field.value > to);
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (wereAskedFor) box.current?.focus();
	}, [wereAskedFor]);

	const days = listOf(from, to, known);
	const hasOpen = known.isLoading || days.some(isOpen);
	const isLast = to === last;
	const goesOn = !isLast && (isAsked || goesToValue || !hasOpen);
	return (
		<>
			<div ref={box} tabIndex={-1} className={s.twoWeeks} aria-busy={known.isLoading}>
				{known.isLoading ? <DayListSkeleton /> : <DayList {...field} days={days} today={today} />}
				<VisuallyHidden role="status">{known.isLoading ? 'Loading the free days' : ''}</VisuallyHidden>
				<DaysNotice known={known} />
			</div>
			{goesOn ? (
				<NextDays
					from={addDays(to, 1)}
					wereAskedFor={isAsked}
					field={hasOpen ? { ...field, id: undefined } : field}
					filter={filter}
					today={today}
				/>
			) : (
				<Onwards isLast={isLast} onMore={() => setAsked(true)} />
			)}
		</>
	);
}

interface OnwardsProps {
	readonly isLast: boolean;
	readonly onMore: () => void;
}

const Onwards = ({ isLast, onMore }: OnwardsProps): ReactNode =>
	isLast ? (
		<p className={s.quiet}>Days after these are not open for booking yet.</p>
	) : (
		<Button variant="secondary" size="sm" onClick={onMore}>
			Show later days
		</Button>
	);
