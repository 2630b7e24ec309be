import { httpHandler } from '../platform/http.ts';
import { appointmentValidators } from './appointment-validators.ts';
import { appointmentsFromEnvironment } from './appointments-from-environment.handler.ts';
import { recordOutcome } from './record-outcome.usecase.ts';

export const recordOutcomeHandler = httpHandler(
	'recordOutcome',
	appointmentValidators,
	recordOutcome(appointmentsFromEnvironment()),
);
