import { Link, paths, useLocation, useNavigate } from '@tulia/platform';
import type { MouseEvent, ReactNode } from 'react';
import type { BookingStep } from '../../lib/draft/booking-step.ts';

interface StepLinkProps {
	readonly to: BookingStep;
	readonly children: ReactNode;
}

/** The history state of a step names the step before it. */
export const reachedFrom = (step: BookingStep) => ({ from: step });
const isFrom = (state: unknown, step: BookingStep): boolean =>
	typeof state === 'object' && state !== null && 'from' in state && state.from === step;

/**
 * Links to the previous step. If that is the previous history entry, it goes back instead of adding one, so that Back
 * leaves the steps in their order.
 */
export function StepLink({ to, children }: StepLinkProps): ReactNode {
	const { state } = useLocation();
	const navigate = useNavigate();
	const goBack = (event: MouseEvent) => {
		if (!isFrom(state, to)) return;
		event.preventDefault();
		navigate(-1);
	};
	return (
		<Link to={paths.scheduleStep(to)} onClick={goBack}>
			{children}
		</Link>
	);
}
