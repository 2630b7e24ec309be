import { whoReads } from '@tulia/centre/who-reads';
import type { cancelAppointment as CancelAppointment } from '@tulia/contracts/appointment/endpoints';
import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import type { BodyOf } from '@tulia/contracts/endpoint';
import { cancelFollowing } from '@tulia/contracts/routes/series';
import { validateCancelAppointmentBody } from '@tulia/contracts/validators/appointment';
import { refusalIn, serverNow, validateWith } from '@tulia/platform';
import { Button, ButtonRow, toast } from '@tulia/ui';
import {
	Checkbox,
	FormErrors,
	type FormRefusal,
	RadioCards,
	SubmitButton,
	TextArea,
	useFormState,
} from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useCancelAppointmentMutation } from '../../api/visits/appointments-api.ts';
import { useCancelFollowingMutation } from '../../api/visits/series-api.ts';
import { StaffForm } from '../../lib/drafts/staff-form.tsx';
import { useDraftKey } from '../../lib/drafts/use-draft-key.ts';
import { useMayCall } from '../../lib/page/use-may-call.ts';
import { isAttemptOver } from '../../lib/schedule/schedule-refusal.ts';
import { seriesRefusal } from '../../lib/series/series-refusal.ts';
import { appointmentRefusal } from './appointment-refusal.ts';
import type { OnChanged } from './changed-series.tsx';
import { followingCount, type Scope, scopes } from './following.ts';
import * as s from './view-appointment.module.css';

type CancelValues = {
	readonly reason?: string | undefined;
	readonly cancelledFor?: NonNullable<Cancellation['cancelledFor']> | undefined;
	/** The scope of the cancellation, asked if later visits of the series follow. */
	readonly scope?: Scope | undefined;
	readonly keepFree?: boolean | undefined;
};
type Cancellation = BodyOf<typeof CancelAppointment>;

const WHO = [
	{ value: 'client_by_phone', title: 'The client, by phone' },
	{ value: 'client_at_desk', title: 'The client, at the desk' },
	{ value: 'centre', title: 'The centre' },
] as const;

const UNTOUCHED: CancelValues = { scope: 'this' };

interface CancelSectionProps {
	readonly detail: AppointmentDetail;
	readonly onChanged: OnChanged;
	readonly onClose: () => void;
}

/** The requests that cancel this visit, or this and all later visits of its series. */
function useCancel({ detail, onChanged, onClose }: CancelSectionProps) {
	const { id, version } = detail;
	const [cancel] = useCancelAppointmentMutation();
	const [cancelAll] = useCancelFollowingMutation();
	const idempotency = useDraftKey(`cancel:${id}`);
	const may = useMayCall();
	const others = may(cancelFollowing) ? followingCount(detail) : 0;
	const bodyOf = ({ reason, cancelledFor }: CancelValues) => ({
		reason: reason ?? '',
		version,
		...(cancelledFor === undefined ? {} : { cancelledFor }),
	});

	async function submit(values: CancelValues): Promise<FormRefusal | undefined> {
		if (values.cancelledFor === undefined)
			return { errors: [{ field: 'cancelledFor', message: 'Please say who cancels' }] };
		if (others > 0 && values.scope === 'following') return submitAll(values);
		const kept = values.keepFree ? { keepFree: true as const } : {};
		const { data, error } = await cancel({ id, body: { ...bodyOf(values), ...kept } });
		if (!data) return appointmentRefusal(error);
		toast.success('Appointment status updated to cancelled');
		onClose();
		return undefined;
	}

	async function submitAll(values: CancelValues): Promise<FormRefusal | undefined> {
		const { data, error } = await cancelAll({ id, body: bodyOf(values), idempotencyKey: idempotency.key });
		if (!data) {
			if (isAttemptOver(error)) idempotency.renew();
			return refusalIn(error) === 'unavailable' ? seriesRefusal(error) : appointmentRefusal(error);
		}
		onClose();
		onChanged({ done: 'Cancelled', changed: data });
		return undefined;
	}

	return { others, idempotency, bodyOf, submit };
}

/**
 * Cancels a visit, for the centre or on the client's behalf. An email says to the client who cancelled; the reason is
 * for staff only.
 */
export function CancelSection({ detail, onChanged, onClose }: CancelSectionProps): ReactNode {
	const { id, version } = detail;
	const { others, idempotency, bodyOf, submit } = useCancel({ detail, onChanged, onClose });
	return (
		<StaffForm<CancelValues>
			draft={{ name: `cancel:${id}`, inMemory: ['reason', 'cancelledFor', 'scope', 'keepFree'] }}
			idempotency={idempotency}
			record={{ expectedVersion: () => version }}
			label="Cancel this appointment"
			initialValues={UNTOUCHED}
			validate={validateWith(validateCancelAppointmentBody, bodyOf)}
			onSubmit={submit}
		>
			<FormErrors />
			{others > 0 ? <RadioCards name="scope" label="Which visits?" options={scopes('Cancelled', others)} /> : null}
			<RadioCards name="cancelledFor" label="Who cancels?" options={WHO} />
			<TextArea
				name="reason"
				label="Reason"
				hint={`${whoReads.aboutVisit.words} The client is told who cancelled, and the visit cannot be brought back.`}
				maxLength={300}
			/>
			<KeepFree endsAt={detail.endsAt} />
			<ButtonRow>
				<SubmitButton variant="danger" busyLabel="Cancelling…">
					Cancel the appointment
				</SubmitButton>
				<Button variant="quiet" onClick={onClose}>
					Keep the visit
				</Button>
			</ButtonRow>
		</StaffForm>
	);
}

/**
 * Only a single upcoming visit can have its time kept free; the times of a cancelled series go to the waiting list.
 */
function KeepFree({ endsAt }: Pick<AppointmentDetail, 'endsAt'>): ReactNode {
	const { values } = useFormState<CancelValues>({ subscription: { values: true } });
	if (values.scope === 'following' || new Date(endsAt) <= serverNow()) return null;
	return (
		<div>
			<Checkbox name="keepFree" label="Keep this time free" />
			<p className={s.quiet}>
				Nobody is offered it, neither on the website nor from the waiting list, until you give it free.
			</p>
		</div>
	);
}
