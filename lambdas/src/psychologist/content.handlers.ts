import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { getPsychologist, listPsychologists } from './list-psychologists.usecase.ts';
import { psychologistRepository } from './psychologist.repository.ts';

const deps = { psychologists: psychologistRepository(documentClient(), requireEnv('TABLE_NAME')) };

export const psychologistContentHandlers = httpHandlers(
	() => import('@tulia/contracts/endpoint-validators/psychologist.content'),
	{
		listPsychologists: listPsychologists(deps),
		getPsychologist: getPsychologist(deps),
	},
);
