import type { AppointmentRequest, Ticket } from '@tulia/contracts/appointment/schemas';
import { refusalIn, showFreshTimes, useAppDispatch, useSessionUser } from '@tulia/platform';
import { toast } from '@tulia/ui';
import type { FormRefusal } from '@tulia/ui/form';
import { type ReactNode, useCallback, useState } from 'react';
import { useCreateAppointmentMutation } from '../../api/appointments-api.ts';
import { dayOf } from '../../lib/centre-time.ts';
import { clearDraft, readDraft, writeDraft } from '../../lib/draft/appointment-draft.ts';
import { emptyForm, requestOf, type ScheduleValues } from '../../lib/draft/schedule-values.ts';
import { withPsychologist } from '../../lib/when/wanted.ts';
import type { WhenFailure } from '../../lib/when/when-failure.ts';
import { bookingRefusal } from './booking-refusal.ts';
import { ScheduleAppointmentForm } from './schedule-appointment-form.tsx';
import { useForgetDraftAtLogout } from './use-forget-draft-at-logout.ts';

interface ScheduleAppointmentProps {
	readonly onBooked: (ticket: Ticket) => void;
}

const newKey = (): string => crypto.randomUUID();

/** Books a visit: what is chosen survives a reload, a log-in and every refusal; one form never books twice. */
export function ScheduleAppointment({ onBooked }: ScheduleAppointmentProps): ReactNode {
	const userId = useSessionUser()?.id ?? '';
	const dispatch = useAppDispatch();
	const [create] = useCreateAppointmentMutation();
	const [now] = useState(() => new Date());
	const [draft] = useState(() => readDraft(userId, dayOf(now)));
	const [initialValues] = useState(() => ({ ...emptyForm, ...draft?.values }));
	const [key, setKey] = useState(() => draft?.key ?? newKey());
	const [failure, setFailure] = useState<WhenFailure | undefined>(undefined);
	useForgetDraftAtLogout();

	const keep = useCallback((values: ScheduleValues) => writeDraft({ userId, values, key }), [userId, key]);

	async function submit(values: ScheduleValues): Promise<FormRefusal | undefined> {
		setFailure(undefined);
		const request = requestOf(values);
		const { data, error } = await create({ body: request, idempotencyKey: key });
		if (!data) return refuse(error, request);
		clearDraft();
		toast.success('Appointment scheduled successfully! Check your email for confirmation.');
		onBooked(data.ticket);
		return undefined;
	}

	function refuse(error: unknown, request: AppointmentRequest): FormRefusal | undefined {
		// They are told that the form has booked already: from now on it is another booking.
		if (refusalIn(error) === 'idempotency_key_reused') setKey(newKey());
		const refusal = bookingRefusal(error, request);
		if ('errors' in refusal) return refusal;
		const { date, serviceId, psychologistId } = request;
		if (refusal.freshTimes) {
			void dispatch(showFreshTimes({ date, serviceId, ...withPsychologist(psychologistId) }, refusal.freshTimes));
		}
		setFailure(refusal.failure);
		return undefined;
	}

	return (
		<ScheduleAppointmentForm
			initialValues={initialValues}
			onSubmit={submit}
			onChange={keep}
			failure={failure}
			now={now}
		/>
	);
}
