import { Button } from '@tulia/ui';
import { useFormContext, useFormState } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { type ScheduleValues, stillToChoose } from '../../lib/draft/schedule-values.ts';

interface ConfirmButtonProps {
	readonly size?: 'lg';
	readonly block?: boolean;
	/** Id of what says which part is missing. */
	readonly describedBy?: string;
}

/**
 * Sends the form; disabled until service, whom it is for, day and time are answered (R48). It is disabled in the way
 * that still hears a press: pressed, it sends nothing and leads to the first question without an answer.
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
