import { listAppointmentsHandler } from '../appointment/list-appointments.handler.ts';
import { recordOutcomeHandler } from '../appointment/record-outcome.handler.ts';
import { apiFunction } from '../platform/api-function.ts';

/** What staff do. */
export const handler = apiFunction('admin', {
	listAppointments: listAppointmentsHandler,
	recordOutcome: recordOutcomeHandler,
});
