import { httpHandlers } from '../platform/http/http.ts';
import { createPsychologist } from './create-psychologist.usecase.ts';
import { listAllPsychologists } from './list-psychologists.usecase.ts';
import { psychologistsFromEnvironment } from './psychologists.wiring.ts';

const psychologists = psychologistsFromEnvironment();

export const psychologistAdminHandlers = httpHandlers(
	() => import('@tulia/contracts/endpoint-validators/psychologist.admin'),
	{
		listAllPsychologists: listAllPsychologists(psychologists),
		createPsychologist: createPsychologist(psychologists),
	},
);
