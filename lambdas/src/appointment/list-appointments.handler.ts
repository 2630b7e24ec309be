import { httpHandler } from '../platform/http.ts';
import { appointmentValidators } from './appointment-validators.ts';
import { appointmentsFromEnvironment } from './appointments-from-environment.handler.ts';
import { listAppointments } from './list-appointments.usecase.ts';

export const listAppointmentsHandler = httpHandler(
	'listAppointments',
	appointmentValidators,
	listAppointments(appointmentsFromEnvironment()),
);
