import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import { StatusPill } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { OutcomeCell } from '../../lib/appointments/outcome-cell.tsx';
import { useRecordOutcome } from '../../lib/appointments/use-record-outcome.ts';
import { progressWords } from '../../lib/appointments/visit-progress-words.ts';
import { CrisisBadge } from '../../lib/lists/state-badge.tsx';
import { useFocusRecovery } from '../../lib/lists/use-focus-recovery.ts';
import * as s from './view-appointment.module.css';

interface VisitBarProps {
	readonly detail: AppointmentDetail;
	readonly now: Date;
}

/** The front desk's most frequent actions (arrived, attended, missed), at the top of the page. */
export function VisitBar({ detail, now }: VisitBarProps): ReactNode {
	const { record, changeOf } = useRecordOutcome();
	const focusRecovery = useFocusRecovery<HTMLElement>();
	return (
		<section {...focusRecovery} className={s.bar} aria-label="Now">
			<div className={s.state}>
				<StatusPill status={detail.status} /> {detail.mayBeInCrisis ? <CrisisBadge /> : null}
				<small>{progressWords(detail)}</small>
			</div>
			<OutcomeCell
				row={detail}
				now={now}
				change={changeOf(detail.id)}
				onRecord={(outcome) => void record(detail, outcome)}
				place="page"
			/>
		</section>
	);
}
