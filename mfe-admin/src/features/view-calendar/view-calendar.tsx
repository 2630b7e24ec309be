import { dayOf, minuteAt, wallTime } from '@tulia/centre/clock';
import type { Day } from '@tulia/centre/day';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import type { Closure } from '@tulia/contracts/closure/schemas';
import { explain, Link, paths, useSearchParams } from '@tulia/platform';
import { AsyncBlock, Notice, Skeleton } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useListAppointmentsOfDaysQuery } from '../../api/calendar-api.ts';
import { useListClosuresQuery } from '../../api/closures-api.ts';
import { useListAllPsychologistsQuery } from '../../api/psychologists-api.ts';
import { useListToBeMovedQuery } from '../../api/to-be-moved-api.ts';
import { blockedTimes, timesOff } from './blocked-times.ts';
import { type CalendarView, daysOf, daysWords, parseCalendarView } from './calendar-days.ts';
import { CalendarTools } from './calendar-tools.tsx';
import { DayColumns } from './day-columns.tsx';
import * as s from './view-calendar.module.css';
import { WeekTable } from './week-table.tsx';

const WHY_FAILED = {
	forbidden: 'This account may not see appointments. Please log in with a staff account.',
	date_not_bookable: 'The address asks for days that are too far away.',
};

const addressOf = ({ look, day }: CalendarView): URLSearchParams => new URLSearchParams({ look, day });

/** Who comes to whom, on a day or in a week. The view is part of the address. */
export function ViewCalendar({ now }: { readonly now: Date }): ReactNode {
	const [params, setParams] = useSearchParams();
	const today = dayOf(now);
	const view = parseCalendarView(params, today);
	const days = daysOf(view);
	const range = { from: days[0] ?? view.day, to: days.at(-1) ?? view.day };
	const query = useListAppointmentsOfDaysQuery(range, { refetchOnMountOrArgChange: true });
	return (
		<>
			<CalendarTools view={view} today={today} onShow={(next) => setParams(addressOf(next))} />
			<p className={s.when} role="status">
				{daysWords(range, now)}
			</p>
			{view.look === 'day' ? (
				<p className={s.sheet}>
					<Link className={s.target} to={paths.adminDaySheet(view.day)}>
						Day sheet to print
					</Link>
				</p>
			) : null}
			<AsyncBlock
				query={{ ...query, data: query.currentData, isLoading: query.isFetching && query.currentData === undefined }}
				headingLevel="h2"
				loading="Loading the calendar"
				skeleton={<Skeleton shape="block" />}
				failed={{
					title: 'We could not load the calendar',
					detail: explain(query.error, WHY_FAILED, 'Check your connection and try again.'),
				}}
				isEmpty={() => false}
			>
				{(all) => <Visits view={view} days={days} all={all} now={now} />}
			</AsyncBlock>
		</>
	);
}

const isOn = ({ date, lastDate = date }: Closure, day: Day): boolean => date <= day && day <= lastDate;

/** `Staff training`, or `Staff training, 12:00 PM to 2:00 PM` where the day is not closed as a whole. */
const closureWords = ({ reason, hours }: Closure): string =>
	hours ? `${reason}, ${wallTime(minuteAt(hours.from))} to ${wallTime(minuteAt(hours.to))}` : reason;

interface Closed {
	/** Why a day is closed, by day; one that is opened although it is a holiday is not. */
	readonly reasons: { readonly [day: Day]: string | undefined };
	readonly closuresOn: (day: Day) => readonly Closure[];
}

function useClosed(days: readonly Day[]): Closed {
	const { data } = useListClosuresQuery({ from: days[0] ?? '', to: days.at(-1) ?? '' });
	const isOpened = (date: Day): boolean =>
		data?.data.some((each) => each.date === date && each.kind === 'open') === true;
	const holidays = (data?.holidays ?? []).filter(({ date }) => !isOpened(date));
	const closures = (data?.data ?? []).filter(({ kind }) => kind === 'closed');
	const closuresOn = (day: Day): readonly Closure[] => closures.filter((each) => isOn(each, day));
	const reasons = Object.fromEntries([
		...holidays.map(({ date, name }) => [date, name]),
		...days.flatMap((day) => closuresOn(day).map((each) => [day, closureWords(each)])),
	]);
	return { reasons, closuresOn };
}

/** The visits that wait to be moved; the list of them is bounded, so marks are, too. */
function useDisplaced(): ReadonlySet<string> {
	const { data } = useListToBeMovedQuery({});
	return new Set(data?.open.map(({ appointment }) => appointment.id));
}

interface VisitsProps {
	readonly view: CalendarView;
	readonly days: readonly Day[];
	readonly all: readonly AdminAppointment[];
	readonly now: Date;
}

function countWords(visits: number): string {
	if (visits === 0) return 'No visits';
	return visits === 1 ? '1 visit' : `${visits} visits`;
}

function Visits({ view, days, all, now }: VisitsProps): ReactNode {
	const team = useListAllPsychologistsQuery().data?.data ?? [];
	const { reasons: closed, closuresOn } = useClosed(days);
	const displaced = useDisplaced();
	// Two visits may have had the same hour only when the first was cancelled.
	const visits = all.filter(({ status }) => status !== 'cancelled');
	const cancelled = all.length - visits.length;
	const people = [
		...new Set([
			...team.filter(({ active }) => active).map(({ name }) => name),
			...visits.map(({ psychologist }) => psychologist),
		]),
	];
	const psychologistOf = (person: string) => team.find(({ name }) => name === person);
	const closedToday = view.look === 'day' ? closed[view.day] : undefined;
	return (
		<>
			{closedToday ? (
				<Notice tone="info" title={`Closed: ${closedToday}`}>
					<p>Nobody can book then. What was booked before is still shown.</p>
				</Notice>
			) : null}
			{view.look === 'day' ? (
				<DayColumns
					people={people}
					visits={visits}
					displaced={displaced}
					blockedOf={(person) => blockedTimes(view.day, psychologistOf(person), closuresOn(view.day))}
				/>
			) : (
				<WeekTable
					days={days}
					people={people}
					visits={visits}
					displaced={displaced}
					closed={closed}
					timesOffOf={(person, day) => timesOff(day, psychologistOf(person))}
					addressOf={(day) => `${paths.adminCalendar()}?${addressOf({ look: 'day', day })}`}
					now={now}
				/>
			)}
			<p className={s.foot}>
				{countWords(visits.length)}
				{cancelled > 0 ? `, and ${cancelled} cancelled that ${cancelled === 1 ? 'is' : 'are'} not shown` : ''}. All
				times are Nairobi time (EAT).
			</p>
		</>
	);
}
