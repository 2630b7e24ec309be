import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { httpHandler } from '../platform/http.ts';
import { listPsychologists } from './list-psychologists.usecase.ts';
import { psychologistRepository } from './psychologist.repository.ts';
import { psychologistValidators } from './psychologist-validators.ts';

export const listPsychologistsHandler = httpHandler(
	'listPsychologists',
	psychologistValidators,
	listPsychologists({ psychologists: psychologistRepository(documentClient(), requireEnv('TABLE_NAME')) }),
);
