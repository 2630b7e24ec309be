import { httpHandler } from '../platform/http.ts';
import { appointmentValidators } from './appointment-validators.ts';
import { appointmentsFromEnvironment } from './appointments-from-environment.handler.ts';
import { moveMyAppointment } from './move-my-appointment.usecase.ts';

export const moveMyAppointmentHandler = httpHandler(
	'moveMyAppointment',
	appointmentValidators,
	moveMyAppointment(appointmentsFromEnvironment()),
);
