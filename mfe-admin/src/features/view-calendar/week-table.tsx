import { dayOf } from '@tulia/centre/clock';
import { compactDate } from '@tulia/centre/compact-date';
import type { Day } from '@tulia/centre/day';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { Link } from '@tulia/platform';
import { type Column, DataTable, TableBox } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { type BlockedTime, blockedWords } from './blocked-times.ts';
import * as s from './view-calendar.module.css';
import { VisitBlock } from './visit-block.tsx';

interface WeekTableProps {
	readonly days: readonly Day[];
	readonly people: readonly string[];
	readonly visits: readonly AdminAppointment[];
	/** The ids of those that the schedule does not allow any more. */
	readonly displaced: ReadonlySet<string>;
	/** Why a day is closed, by day. */
	readonly closed: { readonly [day: Day]: string | undefined };
	readonly timesOffOf: (person: string, day: Day) => readonly BlockedTime[];
	readonly addressOf: (day: Day) => string;
	readonly now: Date;
}

/** A week: a row for each day, a column for each psychologist. */
export function WeekTable({
	days,
	people,
	visits,
	displaced,
	closed,
	timesOffOf,
	addressOf,
	now,
}: WeekTableProps): ReactNode {
	const columns: readonly Column<Day>[] = [
		{
			id: 'day',
			head: 'Day',
			whole: true,
			cell: (day) => (
				<>
					<Link className={s.target} to={addressOf(day)}>
						{compactDate(new Date(`${day}T09:00:00Z`), now)}
					</Link>
					{closed[day] ? <small>Closed: {closed[day]}</small> : null}
				</>
			),
		},
		...people.map((person) => ({
			id: person,
			head: person,
			whole: true,
			cell: (day: Day) => (
				<Visits
					person={person}
					visits={visitsOf(visits, day, person)}
					displaced={displaced}
					timesOff={timesOffOf(person, day)}
				/>
			),
		})),
	];
	return (
		<TableBox>
			<div className={s.scroll}>
				<DataTable caption="The week, a row for each day" columns={columns} rows={days} keyOf={(day) => day} />
			</div>
		</TableBox>
	);
}

const visitsOf = (visits: readonly AdminAppointment[], day: Day, person: string): readonly AdminAppointment[] =>
	visits.filter(({ psychologist, scheduledFor }) => psychologist === person && dayOf(new Date(scheduledFor)) === day);

interface VisitsProps {
	readonly person: string;
	readonly visits: readonly AdminAppointment[];
	readonly displaced: ReadonlySet<string>;
	readonly timesOff: readonly BlockedTime[];
}

/** Empty where nobody comes and nobody is off: such a cell takes no room where rows are stacked. */
const Visits = ({ person, visits, displaced, timesOff }: VisitsProps): ReactNode =>
	visits.length + timesOff.length === 0 ? null : (
		<>
			<span className={s.stackedName}>{person}</span>
			<ol className={s.list}>
				{timesOff.map((time) => (
					<li key={time.from} className={s.blocked}>
						{blockedWords(time)}
					</li>
				))}
				{visits.map((visit) => (
					<li key={visit.id}>
						<VisitBlock visit={visit} isDisplaced={displaced.has(visit.id)} />
					</li>
				))}
			</ol>
		</>
	);
