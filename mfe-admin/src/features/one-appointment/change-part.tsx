import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import type { ReactNode } from 'react';
import { OutcomeCell } from '../../lib/appointments/outcome-cell.tsx';
import { useRecordOutcome } from '../../lib/appointments/use-record-outcome.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { CancelPart } from './cancel-part.tsx';
import { CorrectPart } from './correct-part.tsx';
import { Fold } from './fold.tsx';
import { MovePart } from './move-part.tsx';
import * as s from './one-appointment.module.css';

interface ChangePartProps {
	readonly detail: AppointmentDetail;
	readonly now: Date;
}

/** What may be done with the appointment as it stands: its outcome, another time, its end. */
export function ChangePart({ detail, now }: ChangePartProps): ReactNode {
	const { record, changeOf } = useRecordOutcome();
	const keptFocus = useKeptFocus<HTMLElement>();
	const { status } = detail;
	const hasOutcome = status === 'attended' || status === 'missed';
	const isCorrectable = hasOutcome && now < new Date(detail.correctableUntil);
	const isOpen = status === 'confirmed';
	return (
		<section {...keptFocus} className={s.panel} aria-labelledby="change">
			<h2 id="change">What happens next</h2>
			<div className={s.outcome}>
				<OutcomeCell
					row={detail}
					now={now}
					change={changeOf(detail.id)}
					onRecord={(outcome) => void record(detail, outcome)}
				/>
			</div>
			{isOpen ? (
				<>
					<Fold label="Move to another time" icon="clock">
						{(close) => <MovePart detail={detail} onClose={close} />}
					</Fold>
					<Fold label="Cancel this appointment" icon="close">
						{(close) => <CancelPart detail={detail} onClose={close} />}
					</Fold>
				</>
			) : null}
			{isCorrectable ? (
				<Fold label="Correct the outcome" icon="retry">
					{(close) => <CorrectPart detail={detail} onClose={close} />}
				</Fold>
			) : null}
			{isOpen || isCorrectable ? null : <p>This appointment cannot be changed any more.</p>}
		</section>
	);
}
