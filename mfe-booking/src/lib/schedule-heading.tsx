import { usePage } from '@tulia/platform';
import { PageHeading } from '@tulia/ui';
import type { ReactNode } from 'react';

/** The head of `/schedule-appointment`, the same while it waits and when it is there. */
export function ScheduleHeading(): ReactNode {
	usePage({ title: 'Book a visit', description: 'Choose a service, a day and a time.' });
	return (
		<PageHeading lead="Choose a service, a day and a time. Nothing is booked until you confirm.">
			Book a visit
		</PageHeading>
	);
}
