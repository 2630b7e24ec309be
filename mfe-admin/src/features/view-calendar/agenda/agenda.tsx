import { dayOf } from '@tulia/centre/clock';
import { longDay } from '@tulia/centre/date-words';
import { inputClass } from '@tulia/ui/form';
import { type ReactNode, useId, useRef } from 'react';
import { isMovable } from '../move/move-target.ts';
import type { CalendarView } from '../plan/calendar-days.ts';
import { type DayPlan, type LanePlan, type Person, shownDays } from '../plan/plan-days.ts';
import { listWords } from '../plan/visit-words.ts';
import * as s from './agenda.module.css';
import { AgendaLine } from './agenda-row.tsx';
import { agendaRows } from './agenda-rows.ts';
import { DayStrip } from './day-strip.tsx';
import { useMoveInList } from './use-move-in-list.ts';

interface AgendaProps {
	readonly view: CalendarView;
	readonly plans: readonly DayPlan[];
	readonly people: readonly Person[];
	/** The ids of visits that the schedule no longer allows. */
	readonly displaced: ReadonlySet<string>;
	readonly now: Date;
	readonly onShow: (view: CalendarView) => void;
}

export function Agenda({ view, plans, people: team, displaced, now, onShow }: AgendaProps): ReactNode {
	const plan = plans.find(({ day }) => day === view.day);
	const people = plan?.lanes.map(({ person }) => ({ value: person.id, label: person.name })) ?? [];
	const lane = plan?.lanes.find(({ person }) => person.id === view.person) ?? plan?.lanes[0];
	const days = shownDays(plans);
	const strip = plan && !days.includes(plan) ? plans : days;
	return (
		<div className={s.agenda}>
			<DayStrip view={view} plans={strip} />
			{plan && lane ? (
				<>
					<label className={s.person}>
						Psychologist
						<select
							className={inputClass}
							value={lane.person.id}
							onChange={({ target }) => onShow({ ...view, person: target.value })}
						>
							{people.map(({ value, label }) => (
								<option key={value} value={value}>
									{label}
								</option>
							))}
						</select>
					</label>
					<DayList
						key={`${plan.day} ${lane.person.id}`}
						plan={plan}
						lane={lane}
						people={team}
						displaced={displaced}
						now={now}
					/>
				</>
			) : (
				<p>There are no psychologists yet.</p>
			)}
		</div>
	);
}

interface DayListProps extends Pick<AgendaProps, 'people' | 'displaced' | 'now'> {
	readonly plan: DayPlan;
	readonly lane: LanePlan;
}

function DayList({ plan, lane, people, displaced, now }: DayListProps): ReactNode {
	const list = useRef<HTMLOListElement>(null);
	const moving = useMoveInList(plan.day, lane, list);
	const id = useId();
	const rows = agendaRows(plan, lane, now);
	const kept = lane.visits.filter(({ visit }) => visit.status !== 'cancelled').length;
	const free = rows.filter(({ kind }) => kind === 'free').length;
	const when = plan.day === dayOf(now) ? 'Today' : longDay(plan.day);
	return (
		<section className={s.box} aria-labelledby={id}>
			<div className={s.head}>
				<h2 id={id}>
					{when} with {lane.person.name}
				</h2>
				<p>{kept === 0 ? 'Nobody comes' : listWords(kept, free)}</p>
			</div>
			<ol ref={list} className={s.rows} onKeyDown={({ key }) => key === 'Escape' && moving.actions.onPutBack()}>
				{rows.map((row) => (
					<AgendaLine
						key={row.kind === 'visit' ? row.placed.visit.id : `${row.kind} ${row.from}`}
						row={row}
						day={plan.day}
						person={lane.person}
						people={people}
						displaced={displaced}
						moving={moving}
						now={now}
					/>
				))}
			</ol>
			{lane.visits.some(({ visit }) => isMovable(visit) && new Date(visit.endsAt) > now) ? (
				<p className={s.forFinger}>Hold a visit to drag it to another time.</p>
			) : null}
		</section>
	);
}
