import { httpHandler } from '../platform/http.ts';
import { changePsychologist } from './change-psychologist.usecase.ts';
import { psychologistsFromEnvironment } from './psychologists-from-environment.handler.ts';
import { staffPsychologistValidators } from './staff-psychologist-validators.ts';

export const changePsychologistHandler = httpHandler(
	'changePsychologist',
	staffPsychologistValidators,
	changePsychologist(psychologistsFromEnvironment()),
);
