import type { VisitMoved } from '@tulia/contracts/to-be-moved/schemas';
import { Link, paths } from '@tulia/platform';
import { Button } from '@tulia/ui';
import type { ReactNode } from 'react';
import { PhoneCall } from '../../lib/appointments/phone-call.tsx';
import * as s from './to-be-moved.module.css';
import { doneWords, placeWords } from './to-be-moved-words.ts';
import { useNoteVisit } from './use-note-visit.ts';

interface DoneRowProps {
	readonly visit: VisitMoved;
	readonly now: Date;
}

/** A visit that was moved, cancelled or left where it is, with the actions that remain. */
export function DoneRow({ visit, now }: DoneRowProps): ReactNode {
	const { appointment, what, was } = visit;
	const { note, isNoting, failure } = useNoteVisit(visit);
	return (
		<li className={s.doneRow} aria-label={appointment.user.name}>
			<div className={s.person}>
				<Link className={s.name} to={paths.adminAppointment(appointment.id)}>
					{appointment.user.name}
				</Link>
				<small>{doneWords(visit, now)}</small>
			</div>
			<div className={s.what}>
				{what === 'kept' ? null : <s>{placeWords(was.scheduledFor, was.psychologist, now)}</s>}{' '}
				{what === 'cancelled' ? null : (
					<>
						{what === 'moved' ? '→ ' : ''}
						<b>{placeWords(appointment.scheduledFor, appointment.psychologist, now)}</b>
					</>
				)}
				{failure === undefined ? null : (
					<span className={s.failure} role="alert">
						{failure}
					</span>
				)}
				<PhoneCall row={appointment} now={now} />
			</div>
			<div className={s.doneActions} data-print="never">
				{what === 'kept' ? (
					<Button
						variant="quiet"
						size="sm"
						busy={isNoting}
						busyLabel="Undoing…"
						aria-label={`Undo: ${appointment.user.name} is kept`}
						onClick={() => void note('take_back')}
					>
						Undo
					</Button>
				) : null}
				{what === 'moved' ? (
					<>
						<Link
							className={s.again}
							to={`${paths.adminAppointment(appointment.id)}#move`}
							aria-label={`Move again: ${appointment.user.name}`}
						>
							Move again
						</Link>
						<small>The old time is not possible any more</small>
					</>
				) : null}
				{what === 'cancelled' ? <small>A cancelled visit cannot be brought back</small> : null}
			</div>
		</li>
	);
}
