import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { Container } from '@tulia/ui';
import type { ReactNode } from 'react';
import { MayBook } from '../features/may-book/may-book.tsx';
import { ScheduleAppointment } from '../features/schedule-appointment/schedule-appointment.tsx';
import { ScheduleWaiting } from '../features/schedule-appointment/schedule-waiting.tsx';
import { ScheduleHeading } from '../lib/schedule-heading.tsx';
import { useService } from '../lib/services/use-services.ts';
import { useNewPage } from '../lib/use-new-page.ts';
import { useChoice } from './use-choice.ts';

interface BookingViewProps {
	/** It is not known yet who is there. */
	readonly isWaiting: boolean;
	/** It follows a booking, without a navigation. */
	readonly isAnother: boolean;
	readonly onBooked: (ticket: Ticket, isHeavy: boolean) => void;
}

export function BookingView({ isWaiting, isAnother, onBooked }: BookingViewProps): ReactNode {
	useNewPage(isAnother);
	const choice = useChoice(isWaiting);
	return (
		<Container>
			<ScheduleHeading service={useService(choice.service)} />
			{isWaiting ? (
				<ScheduleWaiting />
			) : (
				<MayBook>
					<ScheduleAppointment choice={choice} onBooked={onBooked} />
				</MayBook>
			)}
		</Container>
	);
}
