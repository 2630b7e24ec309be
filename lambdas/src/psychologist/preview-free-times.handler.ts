import { httpHandler } from '../platform/http.ts';
import { previewFreeTimes } from './preview-free-times.usecase.ts';
import { psychologistsFromEnvironment } from './psychologists-from-environment.handler.ts';
import { staffPsychologistValidators } from './staff-psychologist-validators.ts';

export const previewFreeTimesHandler = httpHandler(
	'previewFreeTimes',
	staffPsychologistValidators,
	previewFreeTimes(psychologistsFromEnvironment()),
);
