import { Button } from '@tulia/ui';
import { useFormContext, useFormState } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { type ScheduleValues, stillToChoose } from '../../lib/draft/schedule-values.ts';

interface ConfirmButtonProps {
	readonly size?: 'lg';
	readonly block?: boolean;
	/** Id of the text that names the missing part. */
	readonly describedBy?: string;
}

/**
 * Sends the form. Disabled by `aria-disabled` until service, for whom, day and time are answered (R48), so that it
 * still receives taps: a tap then sends nothing and focuses the first unanswered question.
 */
export function ConfirmButton({ size, block, describedBy }: ConfirmButtonProps): ReactNode {
	const { submit } = useFormContext();
	const { values, submitting } = useFormState<ScheduleValues>({ subscription: { values: true, submitting: true } });
	return (
		<Button
			size={size}
			block={block}
			aria-disabled={stillToChoose(values) !== undefined}
			busy={submitting}
			busyLabel="Booking…"
			aria-describedby={describedBy}
			onClick={() => void submit()}
		>
			Confirm Appointment
		</Button>
	);
}
