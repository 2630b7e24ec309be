import { httpHandler } from '../platform/http.ts';
import { appointmentValidators } from './appointment-validators.ts';
import { appointmentsFromEnvironment } from './appointments-from-environment.handler.ts';
import { cancelForCentre } from './cancel-for-centre.usecase.ts';

export const cancelAppointmentHandler = httpHandler(
	'cancelAppointment',
	appointmentValidators,
	cancelForCentre(appointmentsFromEnvironment()),
);
