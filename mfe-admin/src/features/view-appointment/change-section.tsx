import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import type { ReactNode } from 'react';
import { OutcomeCell } from '../../lib/appointments/outcome-cell.tsx';
import { useRecordOutcome } from '../../lib/appointments/use-record-outcome.ts';
import { useFocusRecovery } from '../../lib/lists/use-focus-recovery.ts';
import { CancelSection } from './cancel-section.tsx';
import { CorrectOutcomeSection } from './correct-outcome-section.tsx';
import { Disclosure } from './disclosure.tsx';
import { MoveSection } from './move-section.tsx';
import * as s from './view-appointment.module.css';

interface ChangeSectionProps {
	readonly detail: AppointmentDetail;
	readonly now: Date;
}

/** What may be done with the appointment as it stands: its outcome, another time, its end. */
export function ChangeSection({ detail, now }: ChangeSectionProps): ReactNode {
	const { record, changeOf } = useRecordOutcome();
	const focusRecovery = useFocusRecovery<HTMLElement>();
	const { status } = detail;
	const hasOutcome = status === 'attended' || status === 'missed';
	const isCorrectable = hasOutcome && now < new Date(detail.correctableUntil);
	const isOpen = status === 'confirmed';
	return (
		<section {...focusRecovery} className={s.panel} aria-labelledby="change">
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
					<Disclosure label="Move to another time" icon="clock">
						{(close) => <MoveSection detail={detail} onClose={close} />}
					</Disclosure>
					<Disclosure label="Cancel this appointment" icon="close">
						{(close) => <CancelSection detail={detail} onClose={close} />}
					</Disclosure>
				</>
			) : null}
			{isCorrectable ? (
				<Disclosure label="Correct the outcome" icon="retry">
					{(close) => <CorrectOutcomeSection detail={detail} onClose={close} />}
				</Disclosure>
			) : null}
			{isOpen || isCorrectable ? null : <p>This appointment cannot be changed any more.</p>}
		</section>
	);
}
