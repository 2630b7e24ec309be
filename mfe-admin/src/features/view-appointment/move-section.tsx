import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import { validateMoveAppointmentBody } from '@tulia/contracts/validators/appointment';
import { validateWith } from '@tulia/platform';
import { Button, ButtonRow, toast } from '@tulia/ui';
import { Form, FormErrors, type FormRefusal, SubmitButton } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useMoveAppointmentMutation } from '../../api/appointments-api.ts';
import { ScheduleFields, type ScheduleValues } from '../../lib/schedule/schedule-fields.tsx';
import { type FreshTimes, freshTimesIn, isAttemptOver, scheduleRefusal } from '../../lib/schedule/schedule-refusal.ts';

interface MoveSectionProps {
	readonly detail: AppointmentDetail;
	readonly onClose: () => void;
}

const newKey = (): string => crypto.randomUUID();

/** Moves a visit. The old time is held until the new one is; the form is idempotent. */
export function MoveSection({
	detail: { id, version, serviceId, psychologistId },
	onClose,
}: MoveSectionProps): ReactNode {
	const [move] = useMoveAppointmentMutation();
	const [idempotencyKey, setKey] = useState(newKey);
	const [freshTimes, setFreshTimes] = useState<FreshTimes>();
	const [untouched] = useState<ScheduleValues>({ psychologistId });

	const bodyOf = ({ date = '', time = '', psychologistId: whom }: ScheduleValues) => ({
		date,
		time,
		version,
		...(whom === undefined ? {} : { psychologistId: whom }),
	});

	async function submit(values: ScheduleValues): Promise<FormRefusal | undefined> {
		const { data, error } = await move({ id, body: bodyOf(values), idempotencyKey });
		if (data) {
			toast.success('Appointment moved');
			onClose();
			return undefined;
		}
		if (isAttemptOver(error)) setKey(newKey());
		setFreshTimes(freshTimesIn(error, values.date));
		return scheduleRefusal(error);
	}

	return (
		<Form<ScheduleValues>
			label="Move this appointment"
			initialValues={untouched}
			validate={validateWith(validateMoveAppointmentBody, bodyOf)}
			onSubmit={submit}
		>
			<FormErrors />
			<ScheduleFields serviceId={serviceId} freshTimes={freshTimes} />
			<ButtonRow>
				<SubmitButton busyLabel="Moving…">Move the appointment</SubmitButton>
				<Button variant="quiet" onClick={onClose}>
					Keep the old time
				</Button>
			</ButtonRow>
		</Form>
	);
}
