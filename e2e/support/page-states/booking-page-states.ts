import { appointmentPageStates } from './appointment-page-states.ts';
import type { PageState } from './page-state.ts';
import { schedulePageStates } from './schedule-page-states.ts';
import { seriesPageStates } from './series-page-states.ts';
import { waitingPageStates } from './waiting-page-states.ts';

/** What a client comes to see of booking: the schedule page, the appointments and their tickets, and what they wait for. */
export const bookingPageStates: readonly PageState[] = [
	// One client goes through all of them, and cannot ask for a time any more once they have booked one.
	...waitingPageStates,
	...schedulePageStates,
	...appointmentPageStates,
	...seriesPageStates,
];
