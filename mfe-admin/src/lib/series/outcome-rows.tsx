import type { SeriesOutcome } from '@tulia/contracts/series/schemas';
import { Link, paths } from '@tulia/platform';
import type { ReactNode } from 'react';
import { dateWords } from './requested-times.ts';
import * as s from './series.module.css';

interface OutcomeRowsProps {
	readonly label: string;
	readonly outcomes: readonly SeriesOutcome[];
	/** The state of a visit that succeeded: "Booked". */
	readonly done: string;
	/** Renders the alternative for a visit that failed. */
	readonly instead?: (outcome: SeriesOutcome) => ReactNode;
}

/** The outcome of each requested visit, with the reason if it failed. */
export const OutcomeRows = ({ label, outcomes, done, instead }: OutcomeRowsProps): ReactNode => (
	<ul className={s.rows} aria-label={label}>
		{outcomes.map((outcome) => {
			const { date, time, psychologistId, state, visit } = outcome;
			const isDone = state === 'done';
			return (
				<li key={`${date} ${time} ${psychologistId} ${visit?.id}`} className={s.row}>
					<div className={s.head}>
						<b className={s.when}>{dateWords(outcome)}</b>
						{visit ? <Link to={paths.adminAppointment(visit.id)}>{visit.ticketNumber}</Link> : null}
					</div>
					<p className={s.said} data-tone={isDone ? 'free' : 'bad'}>
						{isDone ? `${done} with ${outcome.psychologist}.` : (outcome.reason ?? 'Not done.')}
					</p>
					{isDone ? null : instead?.(outcome)}
				</li>
			);
		})}
	</ul>
);
