import { appointmentPageStates } from './appointment-page-states.ts';
import type { PageState } from './page-state.ts';
import { schedulePageStates } from './schedule-page-states.ts';
import { seriesPageStates } from './series-page-states.ts';
import { waitingPageStates } from './waiting-page-states.ts';

/** The pages of booking for clients: the schedule page, appointments and tickets, and the waiting list. */
export const bookingPageStates: readonly PageState[] = [
	// One client goes through all of them, and cannot join the waiting list after booking.
	...waitingPageStates,
	...schedulePageStates,
	...appointmentPageStates,
	...seriesPageStates,
];
