import type { AppointmentRequest, Ticket } from '@tulia/contracts/appointment/schemas';
import {
	hasCareWordsSoon,
	refusalIn,
	type ScheduleChoice,
	showFreshTimes,
	useAppDispatch,
	useOpenedAt,
	useSessionUser,
} from '@tulia/platform';
import { toast } from '@tulia/ui';
import type { FormRefusal } from '@tulia/ui/form';
import { type ReactNode, useCallback, useState } from 'react';
import { useCreateAppointmentMutation } from '../../api/appointments-api.ts';
import { dayOf } from '../../lib/centre-time.ts';
import { clearDraft, readDraft, writeDraft } from '../../lib/draft/appointment-draft.ts';
import { scheduleStart } from '../../lib/draft/chosen-elsewhere.ts';
import { requestOf, type ScheduleValues } from '../../lib/draft/schedule-values.ts';
import { withPsychologist } from '../../lib/when/wanted.ts';
import type { WhenFailure } from '../../lib/when/when-failure.ts';
import { bookingRefusal } from './booking-refusal.ts';
import { ScheduleAppointmentForm } from './schedule-appointment-form.tsx';
import { useForgetDraftAtLogout } from './use-forget-draft-at-logout.ts';

interface ScheduleAppointmentProps {
	/** What was chosen on another page. */
	readonly choice: ScheduleChoice;
	/** `isHeavy`: the note held words of crisis. */
	readonly onBooked: (ticket: Ticket, isHeavy: boolean) => void;
}

const newKey = (): string => crypto.randomUUID();

/** Books a visit: what is chosen survives a reload, a log-in and every refusal; one form never books twice. */
export function ScheduleAppointment({ choice, onBooked }: ScheduleAppointmentProps): ReactNode {
	const userId = useSessionUser()?.id ?? '';
	const dispatch = useAppDispatch();
	const [create] = useCreateAppointmentMutation();
	const now = useOpenedAt();
	const [draft] = useState(() => readDraft(userId, dayOf(now)));
	const [start] = useState(() => scheduleStart(draft?.values, choice));
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
		onBooked(data.ticket, await hasCareWordsSoon(request.notes));
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

	return <ScheduleAppointmentForm start={start} onSubmit={submit} onChange={keep} failure={failure} now={now} />;
}
