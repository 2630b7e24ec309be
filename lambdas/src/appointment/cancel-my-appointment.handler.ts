import { httpHandler } from '../platform/http.ts';
import { appointmentValidators } from './appointment-validators.ts';
import { appointmentsFromEnvironment } from './appointments-from-environment.handler.ts';
import { cancelMyAppointment } from './cancel-my-appointment.usecase.ts';

export const cancelMyAppointmentHandler = httpHandler(
	'cancelMyAppointment',
	appointmentValidators,
	cancelMyAppointment(appointmentsFromEnvironment()),
);
