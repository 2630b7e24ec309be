import { appointmentPageStates } from './appointment-page-states.ts';
import type { PageState } from './page-state.ts';
import { schedulePageStates } from './schedule-page-states.ts';

/** What a client comes to see of booking: the schedule page, the appointments and their tickets. */
export const bookingPageStates: readonly PageState[] = [...schedulePageStates, ...appointmentPageStates];
