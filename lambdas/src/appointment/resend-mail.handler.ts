import { httpHandler } from '../platform/http.ts';
import { appointmentValidators } from './appointment-validators.ts';
import { appointmentsFromEnvironment } from './appointments-from-environment.handler.ts';
import { resendAppointmentMail } from './resend-mail.usecase.ts';

export const resendAppointmentMailHandler = httpHandler(
	'resendAppointmentMail',
	appointmentValidators,
	resendAppointmentMail(appointmentsFromEnvironment()),
);
