import type { SeriesOutcome } from '@tulia/contracts/series/schemas';
import { Link, paths } from '@tulia/platform';
import type { ReactNode } from 'react';
import { dateWords } from './asked-times.ts';
import * as s from './series.module.css';

interface OutcomeRowsProps {
	readonly label: string;
	readonly outcomes: readonly SeriesOutcome[];
	/** What a visit is now that it is done: "Booked". */
	readonly done: string;
	/** What can be done about one that is not. */
	readonly instead?: (outcome: SeriesOutcome) => ReactNode;
}

/** What became of each visit that was asked for, with the true reason where it was not done. */
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
