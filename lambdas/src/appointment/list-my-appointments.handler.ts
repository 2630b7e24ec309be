import { httpHandler } from '../platform/http.ts';
import { appointmentValidators } from './appointment-validators.ts';
import { appointmentsFromEnvironment } from './appointments-from-environment.handler.ts';
import { listMyAppointments } from './list-my-appointments.usecase.ts';

export const listMyAppointmentsHandler = httpHandler(
	'listMyAppointments',
	appointmentValidators,
	listMyAppointments(appointmentsFromEnvironment()),
);
