import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { useAppDispatch, useSessionUser } from '@tulia/platform';
import { toast } from '@tulia/ui';
import type { FormRefusal } from '@tulia/ui/form';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useCreateAppointmentMutation } from '../../api/appointments-api.ts';
import { showFreshTimes } from '../../api/availability-api.ts';
import { dayOf } from '../../lib/centre-time.ts';
import { clearDraft, readDraft, writeDraft } from './appointment-draft.ts';
import { attemptFor } from './booking-attempt.ts';
import { type BookingFailure, bookingRefusal } from './booking-failure.ts';
import { ScheduleAppointmentForm } from './schedule-appointment-form.tsx';
import { emptyForm, requestOf, type ScheduleValues } from './schedule-values.ts';
import { useForgetDraftAtLogout } from './use-forget-draft-at-logout.ts';

interface ScheduleAppointmentProps {
	readonly onBooked: (ticket: Ticket) => void;
}

/** Books a visit: what is chosen survives a reload, a log-in and every refusal; a repeat never books twice. */
export function ScheduleAppointment({ onBooked }: ScheduleAppointmentProps): ReactNode {
	const userId = useSessionUser()?.id ?? '';
	const dispatch = useAppDispatch();
	const [create] = useCreateAppointmentMutation();
	const [now] = useState(() => new Date());
	const [draft] = useState(() => readDraft(userId, dayOf(now)));
	const [initialValues] = useState(() => ({ ...emptyForm, ...draft?.values }));
	const [failure, setFailure] = useState<BookingFailure | undefined>(undefined);
	const attempt = useRef(draft?.attempt);
	useForgetDraftAtLogout();

	const keep = useCallback(
		(values: ScheduleValues) => writeDraft({ userId, values, attempt: attempt.current }),
		[userId],
	);

	async function submit(values: ScheduleValues): Promise<FormRefusal | undefined> {
		setFailure(undefined);
		const request = requestOf(values);
		attempt.current = attemptFor(request, attempt.current, () => crypto.randomUUID());
		keep(values);
		const { data, error } = await create({ body: request, idempotencyKey: attempt.current.key });
		if (!data) return refuse(error, request);
		clearDraft();
		toast.success('Appointment scheduled successfully! Check your email for confirmation.');
		onBooked(data.ticket);
		return undefined;
	}

	function refuse(error: unknown, request: ReturnType<typeof requestOf>): FormRefusal | undefined {
		const refusal = bookingRefusal(error, request);
		if ('errors' in refusal) return refusal;
		const { date, serviceId } = request;
		if (refusal.freshTimes) void dispatch(showFreshTimes({ date, serviceId }, refusal.freshTimes));
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
