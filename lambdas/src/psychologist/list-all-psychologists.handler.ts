import { httpHandler } from '../platform/http.ts';
import { listAllPsychologists } from './list-all-psychologists.usecase.ts';
import { psychologistsFromEnvironment } from './psychologists-from-environment.handler.ts';
import { staffPsychologistValidators } from './staff-psychologist-validators.ts';

export const listAllPsychologistsHandler = httpHandler(
	'listAllPsychologists',
	staffPsychologistValidators,
	listAllPsychologists(psychologistsFromEnvironment()),
);
