import { dayOf, timeOf } from '@tulia/centre/clock';
import { explain, Link, paths, useSearchParams } from '@tulia/platform';
import { AsyncBlock, Icon, LinkButton, Notice, Skeleton } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useIsWide } from '../../lib/page/use-is-wide.ts';
import { useOwnPsychologist } from '../../lib/page/use-own-psychologist.ts';
import { Agenda } from './agenda/agenda.tsx';
import { CalendarTools } from './calendar-tools.tsx';
import { ColleagueTimes } from './colleague-times.tsx';
import { TimeGrid } from './grid/time-grid.tsx';
import { type CalendarView, calendarParams, daysOf, isOfOne, parseCalendarView } from './plan/calendar-days.ts';
import { type CalendarFacts, type Person, peopleOf, planDays, shownDays } from './plan/plan-days.ts';
import { countWords, leftWords } from './plan/visit-words.ts';
import { useCalendar, usePeopleCount, useToBeMoved } from './use-calendar.ts';
import * as s from './view-calendar.module.css';

const WHY_FAILED = {
	forbidden: 'This account may not see appointments. Please log in with a staff account.',
	date_not_bookable: 'The address asks for days that are too far away.',
};

/** The visits of all psychologists on a day or in a week. The view is stored in the address. */
export function ViewCalendar({ now }: { readonly now: Date }): ReactNode {
	const [params, setParams] = useSearchParams();
	const isWide = useIsWide();
	const own = useOwnPsychologist();
	const today = dayOf(now);
	const requested = parseCalendarView(params, today, usePeopleCount());
	const view: CalendarView = isWide ? requested : { ...requested, look: 'list' };
	const days = daysOf(view);
	const range = { from: days[0] ?? view.day, to: days.at(-1) ?? view.day };
	const query = useCalendar(range);
	// A phone does not change the view in the address, so a wide window shows it again.
	const show = (next: CalendarView): void =>
		setParams(calendarParams(isWide ? next : { ...next, look: requested.look }));
	return (
		<>
			<Heading facts={query.data} now={now} />
			<CalendarTools
				view={view}
				range={range}
				today={today}
				people={query.data ? peopleOf(query.data) : []}
				isWide={isWide}
				onShow={show}
			/>
			<AsyncBlock
				query={query}
				headingLevel="h2"
				loading="Loading the calendar"
				skeleton={<Skeleton shape="block" />}
				failed={{
					title: 'We could not load the calendar',
					detail: explain(query.error, WHY_FAILED, 'Check your connection and try again.'),
				}}
				isEmpty={() => false}
			>
				{(facts) => (
					<>
						<MovesNotice />
						<Days view={view} facts={facts} now={now} onShow={show} />
					</>
				)}
			</AsyncBlock>
			{own === undefined ? null : <ColleagueTimes day={view.day} now={now} />}
		</>
	);
}

/** The visits left today, if today is among the days shown. */
function Heading({ facts, now }: { readonly facts: CalendarFacts | undefined; readonly now: Date }): ReactNode {
	const [clock, today] = [timeOf(now), dayOf(now)];
	const visits = facts?.visits.filter(({ scheduledFor }) => dayOf(new Date(scheduledFor)) === today) ?? [];
	return (
		<AdminHeading
			title="Calendar"
			lead={visits.length > 0 ? `It is ${clock}. ${leftWords(visits, now)}` : `It is ${clock}.`}
			action={
				<LinkButton component={Link} size="sm" to={paths.adminNewAppointment()}>
					<Icon name="plus" /> Book a visit
				</LinkButton>
			}
		/>
	);
}

/** Says how many visits have to be moved, with a link to their list. */
function MovesNotice(): ReactNode {
	const { count } = useToBeMoved();
	if (count === 0) return null;
	return (
		<div className={s.moves}>
			<Notice tone="warm">
				<p>
					<b>{count === 1 ? 'One visit waits to be moved.' : `${count} visits wait to be moved.`}</b>{' '}
					<Link to={paths.adminToBeMoved()}>Open the list</Link>
				</p>
			</Notice>
		</div>
	);
}

/** The lanes to show: all in a list, the visible ones in a grid, and one in a week with many psychologists. */
function lanesOf({ look, without, person }: CalendarView, people: readonly Person[]): readonly Person[] {
	if (look === 'list') return people;
	if (!isOfOne(look, people)) return people.filter(({ id }) => !without.includes(id));
	return [people.find(({ id }) => id === person) ?? people[0]].filter((one) => one !== undefined);
}

interface DaysProps {
	readonly view: CalendarView;
	readonly facts: CalendarFacts;
	readonly now: Date;
	readonly onShow: (view: CalendarView) => void;
}

function Days({ view, facts, now, onShow }: DaysProps): ReactNode {
	const { displaced } = useToBeMoved();
	const people = peopleOf(facts);
	const lanes = lanesOf(view, people);
	const plans = planDays(daysOf(view), { people: lanes.length > 0 ? lanes : people, facts, now });
	if (view.look === 'list') return <Agenda {...{ view, plans, people, displaced, now, onShow }} />;
	const shown = shownDays(plans);
	const visits = shown.flatMap(({ lanes: each }) => each.flatMap((lane) => lane.visits));
	const cancelled = facts.visits.filter(({ status }) => status === 'cancelled').length;
	const shownCancelled = visits.filter(({ visit }) => visit.status === 'cancelled').length;
	return (
		<>
			<TimeGrid key={`${view.look} ${view.day}`} {...{ people, displaced, now }} look={view.look} plans={shown} />
			<p className={s.foot}>
				{countWords(visits.length - shownCancelled, cancelled - shownCancelled)} All times are Nairobi time (EAT).{' '}
				{view.look === 'day' ? <Link to={paths.adminDaySheet(view.day)}>Day sheet to print</Link> : null}
			</p>
		</>
	);
}
