import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { Container } from '@tulia/ui';
import type { ReactNode } from 'react';
import { ScheduleAppointment } from '../features/schedule-appointment/schedule-appointment.tsx';
import { ScheduleWaiting } from '../features/schedule-appointment/schedule-waiting.tsx';
import { ScheduleHeading } from '../lib/schedule-heading.tsx';
import { useNewPage } from '../lib/use-new-page.ts';

interface BookingViewProps {
	/** It is not known yet who is there. */
	readonly isWaiting: boolean;
	/** It follows a booking, without a navigation. */
	readonly isAnother: boolean;
	readonly onBooked: (ticket: Ticket) => void;
}

export function BookingView({ isWaiting, isAnother, onBooked }: BookingViewProps): ReactNode {
	useNewPage(isAnother);
	return (
		<Container>
			<ScheduleHeading />
			{isWaiting ? <ScheduleWaiting /> : <ScheduleAppointment onBooked={onBooked} />}
		</Container>
	);
}
