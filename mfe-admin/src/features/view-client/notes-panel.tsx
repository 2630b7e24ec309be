import { compactMoment } from '@tulia/centre/compact-date';
import { whoReads } from '@tulia/centre/who-reads';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { listNoteReadings } from '@tulia/contracts/routes/audit';
import { Link, paths } from '@tulia/platform';
import { ArrowLink } from '@tulia/ui';
import type { ReactNode } from 'react';
import { CrisisBadge } from '../../lib/lists/state-badge.tsx';
import { useMayCall } from '../../lib/page/use-may-call.ts';
import * as s from './view-client.module.css';

interface NotesPanelProps {
	readonly clientId: string;
	readonly visits: readonly AdminAppointment[];
	readonly now: Date;
}

/** The visits that have notes. The notes can be opened only on the pages of the visits. */
export function NotesPanel({ clientId, visits, now }: NotesPanelProps): ReactNode {
	const may = useMayCall();
	const noted = visits.filter(({ hasNotes }) => hasNotes);
	return (
		<section className={s.panel} aria-labelledby="notes">
			<h2 id="notes">Notes</h2>
			{noted.length === 0 ? (
				<p className={s.quiet}>The client wrote nothing about their visits.</p>
			) : (
				<>
					<p>
						The client wrote something about {noted.length === 1 ? 'one visit' : `${noted.length} visits`}.{' '}
						{whoReads.clientNotes.words}
					</p>
					<ul className={s.lines}>
						{noted.map(({ id, scheduledFor, mayBeInCrisis }) => (
							<li key={id} className={s.line}>
								<Link to={paths.adminAppointment(id)}>{compactMoment(scheduledFor, now)}</Link>
								{mayBeInCrisis ? <CrisisBadge /> : null}
							</li>
						))}
					</ul>
				</>
			)}
			{may(listNoteReadings) ? (
				<ArrowLink component={Link} to={paths.adminNoteReadings({ client: clientId })}>
					Who read their notes
				</ArrowLink>
			) : null}
		</section>
	);
}
