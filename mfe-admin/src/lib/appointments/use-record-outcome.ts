import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { serverNow } from '@tulia/platform';
import { toast } from '@tulia/ui';
import { useState } from 'react';
import { useRecordOutcomeMutation } from '../../api/visits/appointments-api.ts';
import { type OutcomeFailure, outcomeFailure, type RecordedOutcome } from './outcome-failure.ts';

/** The state of a recording on a row since the page was opened. */
export type RowChange = { readonly state: 'busy' | 'done' } | ({ readonly state: 'failed' } & OutcomeFailure);

interface RecordOutcome {
	readonly changeOf: (appointmentId: string) => RowChange | undefined;
	/** The row with the focus, after its buttons are gone. */
	readonly focusOn: string | undefined;
	readonly record: (appointment: AdminAppointment, outcome: RecordedOutcome) => Promise<void>;
}

/** Records outcomes, also for several rows in parallel. The lists show them optimistically and roll back failures. */
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
		// The buttons are back, and so is the focus on the tapped one.
		if (failure.retry) setFocusOn((holder) => (holder === id ? undefined : holder));
	}

	return { changeOf: (id) => changes[id], focusOn, record };
}
