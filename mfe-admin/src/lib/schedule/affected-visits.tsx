import { compactMoment } from '@tulia/centre/compact-date';
import type { Problem } from '@tulia/contracts/problem';
import { Link, paths } from '@tulia/platform';
import type { ReactNode } from 'react';
import * as s from './affected-visits.module.css';

export type Affected = NonNullable<Problem['affected']>;

/** The coming visits that a change of hours affects, each with a link to it. */
export const AffectedVisits = ({ affected, now }: { readonly affected: Affected; readonly now: Date }): ReactNode => (
	<ul className={s.affected}>
		{affected.map(({ id, ticketNumber, scheduledFor }) => (
			<li key={id}>
				<Link to={paths.adminAppointment(id)} target="_blank">
					{ticketNumber}, {compactMoment(scheduledFor, now)} (opens a new tab)
				</Link>
			</li>
		))}
	</ul>
);
