import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import type { ReactNode } from 'react';
import { OutcomeCell } from '../../lib/appointments/outcome-cell.tsx';
import { useRecordOutcome } from '../../lib/appointments/use-record-outcome.ts';
import { VisitStatus } from '../../lib/appointments/visit-progress.tsx';
import { useFocusRecovery } from '../../lib/lists/use-focus-recovery.ts';
import * as s from './view-appointment.module.css';

interface VisitBarProps {
	readonly detail: AppointmentDetail;
	readonly now: Date;
}

/** What the desk does most, first on the page: who is here, who came, who did not. */
export function VisitBar({ detail, now }: VisitBarProps): ReactNode {
	const { record, changeOf } = useRecordOutcome();
	const focusRecovery = useFocusRecovery<HTMLElement>();
	return (
		<section {...focusRecovery} className={s.bar} aria-label="Now">
			<VisitStatus row={detail} />
			<OutcomeCell
				row={detail}
				now={now}
				change={changeOf(detail.id)}
				onRecord={(outcome) => void record(detail, outcome)}
			/>
		</section>
	);
}
