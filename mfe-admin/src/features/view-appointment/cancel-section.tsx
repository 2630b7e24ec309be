import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import { validateCancelAppointmentBody } from '@tulia/contracts/validators/appointment';
import { validateWith } from '@tulia/platform';
import { Button, ButtonRow, toast } from '@tulia/ui';
import { Form, FormErrors, type FormRefusal, SubmitButton, TextArea } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useCancelAppointmentMutation } from '../../api/appointments-api.ts';
import { appointmentRefusal } from './appointment-refusal.ts';

type ReasonValues = { readonly reason?: string | undefined };

interface CancelSectionProps {
	readonly detail: AppointmentDetail;
	readonly onClose: () => void;
}

/** Cancels for the centre. The client is told by mail; why stays among staff. */
export function CancelSection({ detail: { id, version }, onClose }: CancelSectionProps): ReactNode {
	const [cancel] = useCancelAppointmentMutation();
	const bodyOf = ({ reason }: ReasonValues) => ({ reason: reason ?? '', version });

	async function submit(values: ReasonValues): Promise<FormRefusal | undefined> {
		const { data, error } = await cancel({ id, body: bodyOf(values) });
		if (!data) return appointmentRefusal(error);
		toast.success('Appointment status updated to cancelled');
		onClose();
		return undefined;
	}

	return (
		<Form<ReasonValues>
			label="Cancel this appointment"
			validate={validateWith(validateCancelAppointmentBody, bodyOf)}
			onSubmit={submit}
		>
			<FormErrors />
			<TextArea
				name="reason"
				label="Reason"
				hint="Only staff can read this. The client is told by mail that the visit is cancelled, and it cannot be brought back."
				maxLength={300}
			/>
			<ButtonRow>
				<SubmitButton variant="danger" busyLabel="Cancelling…">
					Cancel the appointment
				</SubmitButton>
				<Button variant="quiet" onClick={onClose}>
					Keep it
				</Button>
			</ButtonRow>
		</Form>
	);
}
