import { Button, type ButtonProps } from '@tulia/ui';
import { useFormState } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { type DayQuestion, useStaffDay } from './use-staff-day.ts';

interface SubmitTimeProps extends DayQuestion, Pick<ButtonProps, 'block' | 'children'> {
	readonly busyLabel: string;
}

const focusTime = (): void => document.querySelector<HTMLInputElement>('input[name="time"]')?.focus();

/**
 * Submits the surrounding form. If its time is known to be taken, focuses the time instead, and refetches the day.
 */
export function SubmitTime({ serviceId, moving, children, ...props }: SubmitTimeProps): ReactNode {
	const { submitting = false } = useFormState({ subscription: { submitting: true } });
	const { query, reading } = useStaffDay({ serviceId, moving });
	if (submitting || reading?.tone !== 'bad')
		return (
			<Button {...props} type="submit" busy={submitting}>
				{children}
			</Button>
		);
	return (
		<Button
			{...props}
			variant="secondary"
			onClick={() => {
				focusTime();
				void query.refetch();
			}}
		>
			Choose another time
		</Button>
	);
}
