import { httpHandler } from '../platform/http.ts';
import { createPsychologist } from './create-psychologist.usecase.ts';
import { psychologistsFromEnvironment } from './psychologists-from-environment.handler.ts';
import { staffPsychologistValidators } from './staff-psychologist-validators.ts';

export const createPsychologistHandler = httpHandler(
	'createPsychologist',
	staffPsychologistValidators,
	createPsychologist(psychologistsFromEnvironment()),
);
