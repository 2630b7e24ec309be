import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { Container } from '@tulia/ui';
import type { ReactNode } from 'react';
import { BookingLimitGate } from '../features/booking-limit/booking-limit-gate.tsx';
import { ScheduleAppointment } from '../features/schedule-appointment/schedule-appointment.tsx';
import { ScheduleSkeleton } from '../features/schedule-appointment/schedule-skeleton.tsx';
import { AskForTime } from '../features/waiting-list/waiting-parts.ts';
import { ScheduleHeading } from '../lib/schedule-heading.tsx';
import { useService } from '../lib/services/use-services.ts';
import { useFocusNewPage } from '../lib/use-focus-new-page.ts';
import { usePreselection } from './use-preselection.ts';

interface BookingViewProps {
	/** It is not known yet who is there. */
	readonly isSkeleton: boolean;
	/** It follows a booking, without a navigation. */
	readonly isAnother: boolean;
	readonly onBooked: (ticket: Ticket, isHeavy: boolean) => void;
}

export function BookingView({ isSkeleton, isAnother, onBooked }: BookingViewProps): ReactNode {
	useFocusNewPage(isAnother);
	const choice = usePreselection(isSkeleton);
	return (
		<Container>
			<ScheduleHeading service={useService(choice.service)} />
			{isSkeleton ? (
				<ScheduleSkeleton />
			) : (
				<BookingLimitGate>
					<ScheduleAppointment
						choice={choice}
						onBooked={onBooked}
						beneath={(chosen, now) => <AskForTime {...chosen} now={now} />}
					/>
				</BookingLimitGate>
			)}
		</Container>
	);
}
