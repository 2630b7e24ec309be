import { httpHandler } from '../platform/http.ts';
import { appointmentValidators } from './appointment-validators.ts';
import { appointmentsFromEnvironment } from './appointments-from-environment.handler.ts';
import { cancelMyAppointment } from './cancel-my-appointment.usecase.ts';
import { withinLimits } from './within-limits.usecase.ts';

const deps = appointmentsFromEnvironment();

export const cancelMyAppointmentHandler = httpHandler(
	'cancelMyAppointment',
	appointmentValidators,
	withinLimits(deps, cancelMyAppointment(deps)),
);
