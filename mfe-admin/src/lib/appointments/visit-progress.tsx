import { dayOf, timeOf } from '@tulia/centre/clock';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { explain } from '@tulia/platform';
import { ProgressButtons, type ProgressName, StatusPill } from '@tulia/ui/admin';
import { type ReactNode, useState } from 'react';
import { useNoteProgressMutation } from '../../api/visits/appointments-api.ts';
import * as s from './appointments.module.css';
import { cancelledWords, progressWords } from './visit-progress-words.ts';

interface RowProps {
	readonly row: AdminAppointment;
}

/** The status as a badge, with the progress, or with who cancelled. */
export function VisitStatus({ row }: RowProps): ReactNode {
	const words = progressWords(row) ?? cancelledWords(row);
	return (
		<span className={s.status}>
			<StatusPill status={row.status} />
			{words === undefined ? null : <small>{words}</small>}
		</span>
	);
}

const WHY_NOT = {
	appointment_changed: 'Not noted: somebody else changed this visit. It is shown as it is now.',
	not_found: 'Not noted: this appointment no longer exists.',
	too_early: 'Not noted: the visit is not today.',
	forbidden: 'Not noted: this account may not do that. Please log in with a staff account.',
};
const NO_ANSWER = 'We could not note this. Check your connection and try again.';

interface ProgressProps extends RowProps {
	readonly now: Date;
	/** Whether the button to undo is omitted. */
	readonly onlyNext?: boolean | undefined;
}

/**
 * The buttons to note and undo the progress of a visit (arrived, in session). Shown on the day of the visit, and once
 * a progress was noted.
 */
export function VisitProgressButtons({ row, now, onlyNext }: ProgressProps): ReactNode {
	const [send, { isLoading }] = useNoteProgressMutation();
	const [failure, setFailure] = useState<string>();
	const isItsDay = dayOf(new Date(row.scheduledFor)) === dayOf(now);
	if (row.status !== 'confirmed' || (!isItsDay && row.progress === undefined)) return null;

	async function note(progress: ProgressName): Promise<void> {
		setFailure(undefined);
		const { error } = await send({ appointment: row, progress });
		if (error !== undefined) setFailure(explain(error, WHY_NOT, NO_ANSWER));
	}

	return (
		<>
			<ProgressButtons
				who={`${row.user.name}, ${timeOf(new Date(row.scheduledFor))}`}
				progress={row.progress?.state ?? 'expected'}
				disabled={isLoading}
				onlyNext={onlyNext}
				onNote={(progress) => void note(progress)}
			/>
			{failure === undefined ? null : (
				<p className={s.failure} role="alert">
					{failure}
				</p>
			)}
		</>
	);
}
