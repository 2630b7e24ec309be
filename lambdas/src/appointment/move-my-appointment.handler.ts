import { httpHandler } from '../platform/http.ts';
import { appointmentValidators } from './appointment-validators.ts';
import { appointmentsFromEnvironment } from './appointments-from-environment.handler.ts';
import { moveMyAppointment } from './move-my-appointment.usecase.ts';
import { withinLimits } from './within-limits.usecase.ts';

const deps = appointmentsFromEnvironment();

export const moveMyAppointmentHandler = httpHandler(
	'moveMyAppointment',
	appointmentValidators,
	withinLimits(deps, moveMyAppointment(deps)),
);
