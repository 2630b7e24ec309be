import type { cancelAppointment as CancelAppointment } from '@tulia/contracts/appointment/endpoints';
import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import type { BodyOf } from '@tulia/contracts/endpoint';
import { validateCancelAppointmentBody } from '@tulia/contracts/validators/appointment';
import { validateWith } from '@tulia/platform';
import { Button, ButtonRow, toast } from '@tulia/ui';
import { FormErrors, type FormRefusal, RadioCards, SubmitButton, TextArea } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useCancelAppointmentMutation } from '../../api/appointments-api.ts';
import { StaffForm } from '../../lib/drafts/staff-form.tsx';
import { appointmentRefusal } from './appointment-refusal.ts';

type CancelValues = {
	readonly reason?: string | undefined;
	readonly cancelledFor?: NonNullable<Cancellation['cancelledFor']> | undefined;
};
type Cancellation = BodyOf<typeof CancelAppointment>;

const WHO = [
	{ value: 'client_by_phone', title: 'The client, by phone' },
	{ value: 'client_at_desk', title: 'The client, at the desk' },
	{ value: 'centre', title: 'The centre' },
] as const;

interface CancelSectionProps {
	readonly detail: AppointmentDetail;
	readonly onClose: () => void;
}

/** Cancels, for the centre or because the client said so. The client is told by mail who did; why stays among staff. */
export function CancelSection({ detail: { id, version }, onClose }: CancelSectionProps): ReactNode {
	const [cancel] = useCancelAppointmentMutation();
	const bodyOf = ({ reason, cancelledFor }: CancelValues) => ({
		reason: reason ?? '',
		version,
		...(cancelledFor === undefined ? {} : { cancelledFor }),
	});

	async function submit(values: CancelValues): Promise<FormRefusal | undefined> {
		if (values.cancelledFor === undefined)
			return { errors: [{ field: 'cancelledFor', message: 'Please say who cancels' }] };
		const { data, error } = await cancel({ id, body: bodyOf(values) });
		if (!data) return appointmentRefusal(error);
		toast.success('Appointment status updated to cancelled');
		onClose();
		return undefined;
	}

	return (
		<StaffForm<CancelValues>
			draft={{ name: `cancel:${id}`, inMemory: ['reason', 'cancelledFor'] }}
			record={{ expectedVersion: () => version }}
			label="Cancel this appointment"
			validate={validateWith(validateCancelAppointmentBody, bodyOf)}
			onSubmit={submit}
		>
			<FormErrors />
			<RadioCards name="cancelledFor" label="Who cancels?" options={WHO} />
			<TextArea
				name="reason"
				label="Reason"
				hint="Only staff can read this. The client is told by mail who cancelled, and the visit cannot be brought back."
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
		</StaffForm>
	);
}
