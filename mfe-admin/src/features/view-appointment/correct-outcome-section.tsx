import type { Outcome } from '@tulia/contracts/appointment/staff-forms';
import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import { validateRecordOutcomeBody } from '@tulia/contracts/validators/appointment';
import { validateWith } from '@tulia/platform';
import { Button, ButtonRow, toast } from '@tulia/ui';
import { FormErrors, type FormRefusal, SubmitButton, TextArea } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useRecordOutcomeMutation } from '../../api/visits/appointments-api.ts';
import { StaffForm } from '../../lib/drafts/staff-form.tsx';
import { appointmentRefusal } from './appointment-refusal.ts';

type ReasonValues = { readonly reason?: string | undefined };

interface CorrectOutcomeSectionProps {
	readonly detail: AppointmentDetail;
	/** `confirmed` undoes the outcome. */
	readonly outcome: Outcome['status'];
	readonly onClose: () => void;
}

const WORDS: { readonly [O in Outcome['status']]: { readonly why: string; readonly button: string } } = {
	attended: { why: 'Why was it attended?', button: 'Change to attended' },
	missed: { why: 'Why was it missed?', button: 'Change to missed' },
	confirmed: { why: 'Why is it taken back?', button: 'Make it confirmed again' },
};

/** Corrects or undoes an outcome, with a reason, within 7 days of the visit (promise P5). */
export function CorrectOutcomeSection({ detail, outcome, onClose }: CorrectOutcomeSectionProps): ReactNode {
	const [send] = useRecordOutcomeMutation();
	const bodyOf = ({ reason }: ReasonValues) => ({ status: outcome, reason: reason ?? '', version: detail.version });

	async function submit({ reason = '' }: ReasonValues): Promise<FormRefusal | undefined> {
		const { data, error } = await send({ appointment: detail, outcome, reason });
		if (!data) return appointmentRefusal(error);
		toast.success(`Appointment status updated to ${data.appointment.status}`);
		onClose();
		return undefined;
	}

	return (
		<StaffForm<ReasonValues>
			draft={{ name: `outcome:${outcome}:${detail.id}`, inMemory: ['reason'] }}
			record={{ expectedVersion: () => detail.version }}
			label={WORDS[outcome].button}
			validate={validateWith(validateRecordOutcomeBody, bodyOf)}
			onSubmit={submit}
		>
			<FormErrors />
			<TextArea name="reason" label={WORDS[outcome].why} maxLength={300} />
			<ButtonRow>
				<SubmitButton busyLabel="Saving…">{WORDS[outcome].button}</SubmitButton>
				<Button variant="quiet" onClick={onClose}>
					Leave it as it is
				</Button>
			</ButtonRow>
		</StaffForm>
	);
}
