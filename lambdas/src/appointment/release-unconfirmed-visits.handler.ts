import { httpHandler } from '../platform/http.ts';
import { appointmentValidators } from './appointment-validators.ts';
import { appointmentsFromEnvironment } from './appointments-from-environment.handler.ts';
import { releaseUnconfirmedVisits } from './release-unconfirmed-visits.usecase.ts';

export const releaseUnconfirmedVisitsHandler = httpHandler(
	'releaseUnconfirmedVisits',
	appointmentValidators,
	releaseUnconfirmedVisits(appointmentsFromEnvironment()),
);
