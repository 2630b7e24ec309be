import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { serverNow } from '@tulia/platform';
import { toast } from '@tulia/ui';
import { useState } from 'react';
import { useRecordOutcomeMutation } from '../../api/visits/appointments-api.ts';
import { type OutcomeFailure, outcomeFailure, type RecordedOutcome } from './outcome-failure.ts';

/** What became of recording an outcome on a row of this visit to the page. */
export type RowChange = { readonly state: 'busy' | 'done' } | ({ readonly state: 'failed' } & OutcomeFailure);

interface RecordOutcome {
	readonly changeOf: (appointmentId: string) => RowChange | undefined;
	/** The row that holds the focus: its buttons, which had it, are gone. */
	readonly focusOn: string | undefined;
	readonly record: (appointment: AdminAppointment, outcome: RecordedOutcome) => Promise<void>;
}

/** Records outcomes, several rows at a time if need be. The lists show the outcome at once and take it back if it fails. */
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
		// The buttons are back, and the focus goes back to the one that was pressed.
		if (failure.retry) setFocusOn((holder) => (holder === id ? undefined : holder));
	}

	return { changeOf: (id) => changes[id], focusOn, record };
}
