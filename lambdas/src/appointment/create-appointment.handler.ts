import { httpHandler } from '../platform/http.ts';
import { appointmentValidators } from './appointment-validators.ts';
import { appointmentsFromEnvironment } from './appointments-from-environment.handler.ts';
import { createAppointment } from './create-appointment.usecase.ts';

export const createAppointmentHandler = httpHandler(
	'createAppointment',
	appointmentValidators,
	createAppointment(appointmentsFromEnvironment()),
);
