import { addDays, type Day, daysFrom, daysSinceMonday } from '@tulia/centre/day';
import { Button, Icon, VisuallyHidden } from '@tulia/ui';
import { DayList, DayListSkeleton, type ListedDay } from '@tulia/ui/booking';
import type { BoundField } from '@tulia/ui/form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AvailabilityFilter } from './availability-filter.ts';
import { DaysNotice } from './days-notice.tsx';
import { lastBookableDay } from './month-range.ts';
import { type KnownDays, useDays } from './use-days.ts';
import * as s from './when.module.css';

/** Page size of later days: two weeks. */
const AT_ONCE = 14;

/** The first days shown: this week and the next. */
export function firstDays(today: Day): { readonly from: Day; readonly to: Day } {
	const toSunday = 6 - daysSinceMonday(today);
	return { from: today, to: earlier(addDays(today, toSunday + 7), lastBookableDay(today)) };
}

interface NextDaysProps {
	/** The days shown, both inclusive. */
	readonly from: Day;
	readonly to: Day;
	/** A button loaded these days, so they take its focus. */
	readonly wereRequested?: boolean;
	/** Bound to the day. Its id is on the first selectable day. */
	readonly field: Omit<BoundField<Day>, 'id'> & { readonly id?: string | undefined };
	readonly filter: AvailabilityFilter;
	readonly today: Day;
	/** Called when the chosen day is tapped again. */
	readonly onAgain: () => void;
	readonly beneath: ReactNode;
}

const earlier = (one: Day, other: Day): Day => (one < other ? one : other);

const weekdayOf = (day: Day): number => daysSinceMonday(day) + 1;

const listOf = (from: Day, to: Day, { days, shortDay }: KnownDays): readonly ListedDay[] =>
	daysFrom(from, to).map((day) => ({
		day,
		info: days[day],
		shortNote: weekdayOf(day) === shortDay?.weekday ? shortDay.label : undefined,
	}));

const isOpen = ({ info }: ListedDay): boolean => info === undefined || info.state === 'open';

/** Whether none of the first days is free; false until they are loaded. */
export function useIsFull(today: Day, filter: AvailabilityFilter): boolean {
	const { from, to } = firstDays(today);
	const known = useDays({ from, to }, filter);
	return !known.isLoading && !known.hasFailed && !listOf(from, to, known).some(isOpen);
}

/**
 * The next days, week by week. Later ones are shown on request, up to the chosen day, or up to the first free one, so
 * that a client need not click through full days (rule 4).
 */
export function NextDays(props: NextDaysProps): ReactNode {
	const { from, to, wereRequested = false, field, filter, today, onAgain, beneath } = props;
	const last = lastBookableDay(today);
	const known = useDays({ from, to }, filter);
	const [isRequested, setRequested] = useState(false);
	const [goesToValue] = useState(field.value !== undefined && field.value > to);
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (wereRequested) box.current?.focus();
	}, [wereRequested]);

	const days = listOf(from, to, known);
	const hasOpen = known.isLoading || days.some(isOpen);
	const isLast = to === last;
	const goesOn = !isLast && (isRequested || goesToValue || !hasOpen);
	return (
		<>
			<div ref={box} tabIndex={-1} className={s.twoWeeks} aria-busy={known.isLoading}>
				{known.isLoading ? (
					<DayListSkeleton />
				) : (
					<DayList {...field} days={days} today={today} onAgain={onAgain} beneath={beneath} />
				)}
				<VisuallyHidden role="status">{known.isLoading ? 'Loading the free days' : ''}</VisuallyHidden>
				<DaysNotice known={known} />
			</div>
			{goesOn ? (
				<NextDays
					{...props}
					from={addDays(to, 1)}
					to={earlier(addDays(to, AT_ONCE), last)}
					wereRequested={isRequested}
					field={hasOpen ? { ...field, id: undefined } : field}
				/>
			) : (
				<Onwards isLast={isLast} onMore={() => setRequested(true)} />
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
		<Button variant="quiet" size="sm" onClick={onMore}>
			<Icon name="chevronDown" /> Later days
		</Button>
	);
