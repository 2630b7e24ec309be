import { httpHandler } from '../platform/http.ts';
import { appointmentValidators } from './appointment-validators.ts';
import { appointmentsFromEnvironment } from './appointments-from-environment.handler.ts';
import { getMyAppointment } from './get-my-appointment.usecase.ts';

export const getMyAppointmentHandler = httpHandler(
	'getMyAppointment',
	appointmentValidators,
	getMyAppointment(appointmentsFromEnvironment()),
);
