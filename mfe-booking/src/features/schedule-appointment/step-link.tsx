import { Link, paths, useLocation, useNavigate } from '@tulia/platform';
import type { MouseEvent, ReactNode } from 'react';
import type { BookingStep } from '../../lib/draft/booking-step.ts';

interface StepLinkProps {
	readonly to: BookingStep;
	readonly children: ReactNode;
}

/** What the history remembers of a step: the one it was reached from. */
export const reachedFrom = (step: BookingStep) => ({ from: step });
const isFrom = (state: unknown, step: BookingStep): boolean =>
	typeof state === 'object' && state !== null && 'from' in state && state.from === step;

/** Leads to the step before. Where that is the entry before in the history, it goes back there: Back then leaves the steps as they were entered. */
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
