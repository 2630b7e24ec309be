import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { usePage } from '@tulia/platform';
import { Container, PageHeading } from '@tulia/ui';
import type { ReactNode } from 'react';
import { ScheduleAppointment } from '../features/schedule-appointment/schedule-appointment.tsx';
import { useNewPage } from '../lib/use-new-page.ts';

interface BookingViewProps {
	/** It follows a booking, without a navigation. */
	readonly isAnother: boolean;
	readonly onBooked: (ticket: Ticket) => void;
}

export function BookingView({ isAnother, onBooked }: BookingViewProps): ReactNode {
	usePage({ title: 'Book a visit', description: 'Choose a service, a day and a time.' });
	useNewPage(isAnother);
	return (
		<Container>
			<PageHeading lead="Choose a service, a day and a time. Nothing is booked until you confirm.">
				Book a visit
			</PageHeading>
			<ScheduleAppointment onBooked={onBooked} />
		</Container>
	);
}
