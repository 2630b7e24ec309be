import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import { validateRecordOutcomeBody } from '@tulia/contracts/validators/appointment';
import { validateWith } from '@tulia/platform';
import { Button, ButtonRow, toast } from '@tulia/ui';
import { Form, FormErrors, type FormRefusal, SubmitButton, TextArea } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useRecordOutcomeMutation } from '../../api/appointments-api.ts';
import { appointmentRefusal } from './appointment-refusal.ts';

type ReasonValues = { readonly reason?: string | undefined };

interface CorrectOutcomeSectionProps {
	readonly detail: AppointmentDetail;
	readonly onClose: () => void;
}

/** Changes a wrong outcome to the other one, with the reason, within 7 days of the visit (promise P5). */
export function CorrectOutcomeSection({ detail, onClose }: CorrectOutcomeSectionProps): ReactNode {
	const [send] = useRecordOutcomeMutation();
	const outcome = detail.status === 'attended' ? 'missed' : 'attended';
	const bodyOf = ({ reason }: ReasonValues) => ({ status: outcome, reason: reason ?? '', version: detail.version });

	async function submit({ reason = '' }: ReasonValues): Promise<FormRefusal | undefined> {
		const { data, error } = await send({ appointment: detail, outcome, reason });
		if (!data) return appointmentRefusal(error);
		toast.success(`Appointment status updated to ${data.appointment.status}`);
		onClose();
		return undefined;
	}

	return (
		<Form<ReasonValues>
			label="Correct the outcome"
			validate={validateWith(validateRecordOutcomeBody, bodyOf)}
			onSubmit={submit}
		>
			<FormErrors />
			<TextArea name="reason" label={`Why was it ${outcome}?`} maxLength={300} />
			<ButtonRow>
				<SubmitButton busyLabel="Saving…">Change to {outcome}</SubmitButton>
				<Button variant="quiet" onClick={onClose}>
					Leave it as it is
				</Button>
			</ButtonRow>
		</Form>
	);
}
