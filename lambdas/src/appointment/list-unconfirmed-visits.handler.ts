import { httpHandler } from '../platform/http.ts';
import { appointmentValidators } from './appointment-validators.ts';
import { appointmentsFromEnvironment } from './appointments-from-environment.handler.ts';
import { listUnconfirmedVisits } from './list-unconfirmed-visits.usecase.ts';

export const listUnconfirmedVisitsHandler = httpHandler(
	'listUnconfirmedVisits',
	appointmentValidators,
	listUnconfirmedVisits(appointmentsFromEnvironment()),
);
