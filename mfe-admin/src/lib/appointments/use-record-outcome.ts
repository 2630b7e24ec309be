import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { serverNow } from '@tulia/platform';
import { toast } from '@tulia/ui';
import { useState } from 'react';
import { useRecordOutcomeMutation } from '../../api/visits/appointments-api.ts';
import { type OutcomeFailure, outcomeFailure, type RecordedOutcome } from './outcome-failure.ts';

/** The state of the last outcome that was recorded on a row of this page. */
export type RowChange = { readonly state: 'busy' | 'done' } | ({ readonly state: 'failed' } & OutcomeFailure);

interface RecordOutcome {
	readonly changeOf: (appointmentId: string) => RowChange | undefined;
	/** The id of the row that has the focus once its buttons have disappeared. */
	readonly focusOn: string | undefined;
	readonly record: (appointment: AdminAppointment, outcome: RecordedOutcome) => Promise<void>;
}

/**
 * Records outcomes, for several rows in parallel if need be. The lists show them optimistically, and roll back those
 * that fail.
 */
export function useRecordOutcome(): RecordOutcome {
	const [send] = useRecordOutcomeMutation();
	const [changes, setChanges] = useState<{ readonly [id: string]: RowChange }>({});
	const [focusOn, setFocusOn] = useState<string>();

	async function record(appointment: AdminAppointment, outcome: RecordedOutcome): Promise<void> {
		const { id } = appointment;
		const note = (change: RowChange): void => setChanges((before) => ({ ...before, [id]: change }));
		note({ state: 'busy' });
		setFocusOn(id);
		const { data, error } = await send({ appointment, outcome });
		if (data) {
			note({ state: 'done' });
			toast.success(`Appointment status updated to ${data.appointment.status}`);
			return;
		}
		const failure = outcomeFailure(error, outcome, serverNow());
		note({ state: 'failed', ...failure });
		// The buttons are shown again, and the tapped one gets the focus back.
		if (failure.retry) setFocusOn((holder) => (holder === id ? undefined : holder));
	}

	return { changeOf: (id) => changes[id], focusOn, record };
}
