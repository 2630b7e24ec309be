import { httpHandler } from '../platform/http.ts';
import { appointmentValidators } from './appointment-validators.ts';
import { appointmentsFromEnvironment } from './appointments-from-environment.handler.ts';
import { getAppointment } from './get-appointment.usecase.ts';

export const getAppointmentHandler = httpHandler(
	'getAppointment',
	appointmentValidators,
	getAppointment(appointmentsFromEnvironment()),
);
