import { longDay, shortDay } from '@tulia/centre/date-words';
import type { Day } from '@tulia/centre/day';
import { classNames, Skeleton, VisuallyHidden } from '@tulia/ui';
import * as s from './day-list.module.css';
import type { CalendarDay } from './day-state.ts';

/** A day, and what is known of it; nothing is known where the server was not asked. */
export interface ListedDay {
	readonly day: Day;
	readonly info?: CalendarDay | undefined;
	/** What is particular about its hours: "Until 2 PM". */
	readonly shortNote?: string | undefined;
}

export interface DayListProps {
	/** Of the first day that can be chosen, so that an error can lead there. */
	readonly id?: string | undefined;
	/** The same for every list of one form, so that they are one choice. */
	readonly name: string;
	readonly days: readonly ListedDay[];
	readonly today: Day;
	readonly value: Day | undefined;
	readonly onChange: (day: Day) => void;
}

const times = (count: number): string => (count === 1 ? '1 time free' : `${count} times free`);

/** What stands under the name of a day. */
function remarkOn({ day, info, shortNote }: ListedDay): string | undefined {
	switch (info?.state) {
		case 'full':
			return 'Fully booked';
		case 'closed':
			return info.reason && !longDay(day).startsWith(info.reason) ? info.reason : 'Closed';
		case 'too_soon':
			return 'Too soon to book online';
		case 'too_far':
			return 'Not open yet';
		default:
			return info?.freeTimes === undefined ? shortNote : times(info.freeTimes);
	}
}

const canChoose = ({ info }: ListedDay): boolean => info === undefined || info.state === 'open';

/**
 * The days to come, one after the other: native radios where a day can be chosen, and the reason where it cannot. Put it
 * in a `fieldset`.
 */
export function DayList({ id, name, days, today, value, onChange }: DayListProps) {
	const first = days.find(canChoose)?.day;
	return (
		<ul className={s.days}>
			{days.map((listed) => (
				<li key={listed.day}>
					{canChoose(listed) ? (
						<label className={s.open}>
							<input
								id={listed.day === first ? id : undefined}
								type="radio"
								className={s.input}
								name={name}
								value={listed.day}
								checked={listed.day === value}
								onChange={() => onChange(listed.day)}
							/>
							<DayFace listed={listed} isToday={listed.day === today} />
						</label>
					) : (
						<div className={s.off}>
							<DayFace listed={listed} isToday={listed.day === today} />
						</div>
					)}
				</li>
			))}
		</ul>
	);
}

interface DayFaceProps {
	readonly listed: ListedDay;
	readonly isToday: boolean;
}

/** The name of the day as it is written, and as it is said. */
function DayFace({ listed, isToday }: DayFaceProps) {
	const remark = remarkOn(listed);
	const spoken = [longDay(listed.day), isToday ? 'today' : '', remark].filter(Boolean).join(', ');
	return (
		<>
			<span aria-hidden="true" className={s.name}>
				{isToday ? 'Today' : shortDay(listed.day)}
			</span>
			{remark === undefined ? null : (
				<span aria-hidden="true" className={s.remark}>
					{remark}
				</span>
			)}
			<VisuallyHidden>{spoken}</VisuallyHidden>
		</>
	);
}

const PLACES = Array.from({ length: 14 }, (_, place) => place);

/** As big as two weeks. */
export const DayListSkeleton = () => (
	<div className={classNames(s.days, s.waiting)} aria-hidden="true">
		{PLACES.map((place) => (
			<Skeleton key={place} shape="control" />
		))}
	</div>
);
