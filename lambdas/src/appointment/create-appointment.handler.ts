import { httpHandler } from '../platform/http.ts';
import { appointmentValidators } from './appointment-validators.ts';
import { appointmentsFromEnvironment } from './appointments-from-environment.handler.ts';
import { bookedBefore, createAppointment } from './create-appointment.usecase.ts';
import { withinLimits } from './within-limits.usecase.ts';

const deps = appointmentsFromEnvironment();

export const createAppointmentHandler = httpHandler(
	'createAppointment',
	appointmentValidators,
	withinLimits(deps, createAppointment(deps), bookedBefore(deps)),
);
