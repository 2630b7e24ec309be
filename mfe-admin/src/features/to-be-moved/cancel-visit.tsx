import { whoReads } from '@tulia/centre/who-reads';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { validateCancelAppointmentBody } from '@tulia/contracts/validators/appointment';
import { explain, validateWith } from '@tulia/platform';
import { Button, ButtonRow, toast } from '@tulia/ui';
import { FormErrors, type FormRefusal, SubmitButton, TextField } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useCancelAppointmentMutation } from '../../api/visits/appointments-api.ts';
import { StaffForm } from '../../lib/drafts/staff-form.tsx';
import * as s from './to-be-moved.module.css';

interface CancelVisitProps {
	readonly appointment: AdminAppointment;
	readonly onClose: () => void;
}
type Values = { readonly reason?: string | undefined };

const WORDS = {
	appointment_changed: 'Not cancelled: this visit changed meanwhile. The list is read again.',
	not_found: 'Not cancelled: this visit no longer exists.',
	forbidden: 'This account may not do that. Please log in with a staff account.',
};

/**
 * Cancels a visit for the centre. If the client cancels during the call, staff enter that on the page of the visit.
 */
export function CancelVisit({ appointment: { id, version, user }, onClose }: CancelVisitProps): ReactNode {
	const [cancel] = useCancelAppointmentMutation();
	const bodyOf = ({ reason }: Values) => ({ reason: reason ?? '', version, cancelledFor: 'centre' as const });

	async function submit(values: Values): Promise<FormRefusal | undefined> {
		const { data, error } = await cancel({ id, body: bodyOf(values) });
		if (!data)
			return { message: explain(error, WORDS, 'We could not cancel this visit. Check your connection and try again.') };
		toast.success(`The visit of ${user.name} was cancelled`);
		onClose();
		return undefined;
	}
	return (
		<div className={s.form}>
			<StaffForm<Values>
				draft={{ name: `cancel:${id}`, inMemory: ['reason'] }}
				record={{ expectedVersion: () => version }}
				label={`Cancel the visit of ${user.name}`}
				validate={validateWith(validateCancelAppointmentBody, bodyOf)}
				onSubmit={submit}
			>
				<FormErrors />
				<TextField
					name="reason"
					label="Reason"
					hint={`${whoReads.aboutVisit.words} The client is told that the centre cancelled, and the visit cannot be brought back.`}
				/>
				<ButtonRow>
					<SubmitButton size="sm" variant="danger" busyLabel="Cancelling…">
						Cancel the visit
					</SubmitButton>
					<Button variant="quiet" size="sm" onClick={onClose}>
						Close
					</Button>
				</ButtonRow>
			</StaffForm>
		</div>
	);
}
