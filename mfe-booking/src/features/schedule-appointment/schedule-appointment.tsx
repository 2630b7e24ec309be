import { dayOf } from '@tulia/centre/clock';
import type { Account } from '@tulia/contracts/account/schemas';
import type { AppointmentRequest, Ticket } from '@tulia/contracts/appointment/schemas';
import {
	hasCareWordsSoon,
	patchAvailableTimes,
	refusalIn,
	type ScheduleChoice,
	useAppDispatch,
	useGetAccountQuery,
	useOpenedAt,
	useSessionUser,
} from '@tulia/platform';
import { toast } from '@tulia/ui';
import type { FormRefusal } from '@tulia/ui/form';
import { waysNow } from '@tulia/ui/notices';
import { prefetchQrCode } from '@tulia/ui/qr';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useCreateAppointmentMutation } from '../../api/appointments-api.ts';
import { clearDraft, readDraft, writeDraft } from '../../lib/draft/appointment-draft.ts';
import { initialSchedule } from '../../lib/draft/preselection.ts';
import { requestOf, type ScheduleValues } from '../../lib/draft/schedule-values.ts';
import { WhereItIsSent } from '../../lib/reach/reach-parts.ts';
import { withPsychologist } from '../../lib/when/availability-filter.ts';
import type { WhenFailure } from '../../lib/when/when-failure.ts';
import { bookingRefusal } from './booking-refusal.ts';
import { ScheduleAppointmentForm, type ScheduleAppointmentFormProps } from './schedule-appointment-form.tsx';
import { useClearDraftAtLogout } from './use-clear-draft-at-logout.ts';

interface ScheduleAppointmentProps {
	/** The choices made on another page. */
	readonly choice: ScheduleChoice;
	/** `isHeavy`: the note contained words of crisis. */
	readonly onBooked: (ticket: Ticket, isHeavy: boolean) => void;
	/** Shown at the days for clients whom no time suits. */
	readonly noTimeSuits: ScheduleAppointmentFormProps['noTimeSuits'];
}

/** Names the channel of the confirmation; email until the account is loaded. */
function scheduled(account: Account | undefined): string {
	const words = 'Appointment scheduled successfully!';
	if (account?.notices === 'none') return words;
	return `${words} Check your ${!account || waysNow(account).mail ? 'email' : 'phone'} for confirmation.`;
}

const newKey = (): string => crypto.randomUUID();

/** Books a visit: the choices survive a reload, a log-out by expiry and every refusal; the request is idempotent. */
export function ScheduleAppointment({ choice, onBooked, noTimeSuits }: ScheduleAppointmentProps): ReactNode {
	const userId = useSessionUser()?.id ?? '';
	const dispatch = useAppDispatch();
	const account = useGetAccountQuery().data;
	const [create] = useCreateAppointmentMutation();
	const now = useOpenedAt();
	const [draft] = useState(() => readDraft(userId, dayOf(now)));
	const [start] = useState(() => initialSchedule(draft?.values, choice));
	const [key, setKey] = useState(() => draft?.key ?? newKey());
	const [failure, setFailure] = useState<WhenFailure | undefined>(undefined);
	useClearDraftAtLogout();
	useEffect(WhereItIsSent.prefetch, []);

	const saveDraft = useCallback((values: ScheduleValues) => writeDraft({ userId, values, key }), [userId, key]);

	async function submit(values: ScheduleValues): Promise<FormRefusal | undefined> {
		setFailure(undefined);
		prefetchQrCode(); // In parallel with the request.
		const request = requestOf(values);
		const { data, error } = await create({ body: request, idempotencyKey: key });
		if (!data) return refuse(error, request);
		clearDraft();
		toast.success(scheduled(account));
		onBooked(data.ticket, await hasCareWordsSoon(request.notes));
		return undefined;
	}

	function refuse(error: unknown, request: AppointmentRequest): FormRefusal | undefined {
		// The error message says that this form has already booked: the next submit is a new booking.
		if (refusalIn(error) === 'idempotency_key_reused') setKey(newKey());
		const refusal = bookingRefusal(error, request);
		if ('errors' in refusal) return refusal;
		const { date, serviceId, psychologistId } = request;
		if (refusal.freshTimes) {
			void dispatch(patchAvailableTimes({ date, serviceId, ...withPsychologist(psychologistId) }, refusal.freshTimes));
		}
		setFailure(refusal.failure);
		return undefined;
	}

	return (
		<ScheduleAppointmentForm
			start={start}
			onSubmit={submit}
			onChange={saveDraft}
			failure={failure}
			now={now}
			noTimeSuits={noTimeSuits}
		/>
	);
}
