import { httpHandler } from '../platform/http.ts';
import { appointmentValidators } from './appointment-validators.ts';
import { appointmentsFromEnvironment } from './appointments-from-environment.handler.ts';
import { moveForCentre } from './move-for-centre.usecase.ts';

export const moveAppointmentHandler = httpHandler(
	'moveAppointment',
	appointmentValidators,
	moveForCentre(appointmentsFromEnvironment()),
);
