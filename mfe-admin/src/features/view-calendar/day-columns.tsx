import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import type { ReactNode } from 'react';
import { type BlockedTime, blockedWords } from './blocked-times.ts';
import { hourName, hoursOf, ROWS_PER_HOUR, rowsBetween, rowsOf } from './time-grid.ts';
import * as s from './view-calendar.module.css';
import { VisitBlock } from './visit-block.tsx';

interface DayColumnsProps {
	readonly people: readonly string[];
	readonly visits: readonly AdminAppointment[];
	/** The ids of those that the schedule does not allow any more. */
	readonly displaced: ReadonlySet<string>;
	/** When somebody sees nobody. */
	readonly blockedOf: (person: string) => readonly BlockedTime[];
}

/** Of a quarter of an hour: a visit of an hour has room for who comes, what for and for whom. The lines of the hours follow it in the CSS. */
const ROW_HEIGHT = '1.75rem';

/** A day by the clock, a column for each psychologist; on a phone the columns become lists under each other. */
export function DayColumns({ people, visits, displaced, blockedOf }: DayColumnsProps): ReactNode {
	const { from, to } = hoursOf(visits);
	const hours = Array.from({ length: to - from }, (_, place) => from + place);
	const rows = { gridTemplateRows: `repeat(${hours.length * ROWS_PER_HOUR}, ${ROW_HEIGHT})` };
	return (
		<div className={s.scroll}>
			<div className={s.day} style={{ gridTemplateColumns: `3.5rem repeat(${people.length}, minmax(9.5rem, 1fr))` }}>
				<div className={s.axis} aria-hidden="true">
					<div className={s.columnHead} />
					<div className={s.rows} style={rows}>
						{hours.map((hour, place) => (
							<span
								key={hour}
								className={s.hour}
								style={{ gridRow: `${place * ROWS_PER_HOUR + 1} / span ${ROWS_PER_HOUR}` }}
							>
								{hourName(hour)}
							</span>
						))}
					</div>
				</div>
				{people.map((person) => (
					<PersonColumn
						key={person}
						person={person}
						visits={visits.filter(({ psychologist }) => psychologist === person)}
						displaced={displaced}
						blocked={blockedOf(person)}
						hours={{ from, to }}
						rows={rows}
					/>
				))}
			</div>
		</div>
	);
}

interface PersonColumnProps {
	readonly person: string;
	readonly visits: readonly AdminAppointment[];
	readonly displaced: ReadonlySet<string>;
	readonly blocked: readonly BlockedTime[];
	/** The first hour of the grid, and the one it ends with. */
	readonly hours: { readonly from: number; readonly to: number };
	readonly rows: { readonly gridTemplateRows: string };
}

const PersonColumn = ({ person, visits, displaced, blocked, hours, rows }: PersonColumnProps): ReactNode => (
	<section aria-label={person}>
		<h2 className={s.columnHead}>{person}</h2>
		<ol className={s.rows} style={rows}>
			{blocked.map((time) => {
				const place = rowsBetween(time, hours);
				return place ? (
					<li
						key={`${time.from} ${time.words}`}
						className={s.blocked}
						style={{ gridRow: `${place.start} / ${place.end}` }}
					>
						{blockedWords(time)}
					</li>
				) : null;
			})}
			{visits.map((visit) => {
				const { start, end } = rowsOf(visit, hours.from);
				return (
					<li key={visit.id} className={s.place} style={{ gridRow: `${start} / ${end}` }}>
						<VisitBlock visit={visit} isDisplaced={displaced.has(visit.id)} />
					</li>
				);
			})}
		</ol>
		{visits.length === 0 ? <p className={s.nobody}>Nobody comes.</p> : null}
	</section>
);
