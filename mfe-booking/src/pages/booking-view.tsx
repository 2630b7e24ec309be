import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { useLocation } from '@tulia/platform';
import { Container } from '@tulia/ui';
import type { ReactNode } from 'react';
import { BookingLimitGate } from '../features/booking-limit/booking-limit-gate.tsx';
import { ScheduleAppointment } from '../features/schedule-appointment/schedule-appointment.tsx';
import { ScheduleHeading } from '../features/schedule-appointment/schedule-heading.tsx';
import { ScheduleSkeleton } from '../features/schedule-appointment/schedule-skeleton.tsx';
import { AskForTime } from '../features/waiting-list/waiting-parts.ts';
import { stepIn } from '../lib/draft/booking-step.ts';
import { useService } from '../lib/services/use-services.ts';
import { useFocusNewPage } from '../lib/use-focus-new-page.ts';
import { usePreselection } from './use-preselection.ts';

interface BookingViewProps {
	/** The session is not known yet. */
	readonly isSkeleton: boolean;
	/** The form follows a booking, without a navigation. */
	readonly isAnother: boolean;
	readonly onBooked: (ticket: Ticket, isHeavy: boolean) => void;
}

export function BookingView({ isSkeleton, isAnother, onBooked }: BookingViewProps): ReactNode {
	useFocusNewPage(isAnother);
	const choice = usePreselection(isSkeleton);
	const { search } = useLocation();
	// The prerendered document has no step, so hydration starts with the first.
	const step = isSkeleton ? 'who' : stepIn(search);
	return (
		<Container>
			<ScheduleHeading service={useService(choice.service)} step={step} />
			{isSkeleton ? (
				<ScheduleSkeleton />
			) : (
				<BookingLimitGate>
					<ScheduleAppointment
						choice={choice}
						onBooked={onBooked}
						noTimeSuits={({ serviceId, forWhom }, now, isFull) => (
							<AskForTime serviceId={serviceId} forWhom={forWhom} now={now} isFirst={isFull} />
						)}
					/>
				</BookingLimitGate>
			)}
		</Container>
	);
}
