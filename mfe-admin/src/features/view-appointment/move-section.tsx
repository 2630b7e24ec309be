import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import { validateMoveAppointmentBody } from '@tulia/contracts/validators/appointment';
import { validateWith } from '@tulia/platform';
import { Button, ButtonRow, toast } from '@tulia/ui';
import { FormErrors, type FormRefusal } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useMoveAppointmentMutation } from '../../api/visits/appointments-api.ts';
import { StaffForm } from '../../lib/drafts/staff-form.tsx';
import { useDraftKey } from '../../lib/drafts/use-draft-key.ts';
import { isAttemptOver, scheduleRefusal } from '../../lib/schedule/schedule-refusal.ts';
import { SubmitTime } from '../../lib/schedule/submit-time.tsx';
import type { WhenValues } from '../../lib/schedule/use-staff-day.ts';
import { WhenFields } from '../../lib/schedule/when-fields.tsx';

interface MoveSectionProps {
	readonly detail: AppointmentDetail;
	readonly onClose: () => void;
}

const FIELDS = ['date', 'time', 'psychologistId', 'overBreak'] as const;

/**
 * Moves a visit. The client holds the old time until the new one is booked. The request is idempotent by the form's
 * key.
 */
export function MoveSection({
	detail: { id, version, serviceId, psychologistId },
	onClose,
}: MoveSectionProps): ReactNode {
	const [move] = useMoveAppointmentMutation();
	const name = `move:${id}`;
	const idempotency = useDraftKey(name);
	const [untouched] = useState<WhenValues>({ psychologistId });

	const bodyOf = ({ date = '', time = '', psychologistId: whom, overBreak }: WhenValues) => ({
		date,
		time,
		version,
		...(whom === undefined ? {} : { psychologistId: whom }),
		...(overBreak ? { overBreak: true as const } : {}),
	});

	async function submit(values: WhenValues): Promise<FormRefusal | undefined> {
		const { data, error } = await move({ id, body: bodyOf(values), idempotencyKey: idempotency.key });
		if (data) {
			toast.success('Appointment moved');
			onClose();
			return undefined;
		}
		if (isAttemptOver(error)) idempotency.renew();
		return scheduleRefusal(error);
	}

	return (
		<StaffForm<WhenValues>
			draft={{ name, stored: FIELDS }}
			record={{ expectedVersion: () => version }}
			idempotency={idempotency}
			label="Move this appointment"
			initialValues={untouched}
			validate={validateWith(validateMoveAppointmentBody, bodyOf)}
			onSubmit={submit}
		>
			<FormErrors />
			<WhenFields serviceId={serviceId} moving={id} />
			<ButtonRow>
				<SubmitTime serviceId={serviceId} moving={id} busyLabel="Moving…">
					Move the appointment
				</SubmitTime>
				<Button variant="quiet" onClick={onClose}>
					Keep the old time
				</Button>
			</ButtonRow>
		</StaffForm>
	);
}
