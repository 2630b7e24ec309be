import { httpHandler } from '../platform/http.ts';
import { appointmentValidators } from './appointment-validators.ts';
import { appointmentsFromEnvironment } from './appointments-from-environment.handler.ts';
import { bookForClient } from './book-for-client.usecase.ts';

export const bookForClientHandler = httpHandler(
	'bookForClient',
	appointmentValidators,
	bookForClient(appointmentsFromEnvironment()),
);
