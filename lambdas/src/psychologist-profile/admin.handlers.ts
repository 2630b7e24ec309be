import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { psychologistsFromEnvironment } from '../psychologist/psychologists.wiring.ts';
import { changePsychologistProfile } from './change-psychologist-profile.usecase.ts';
import { psychologistProfiles } from './psychologist-profile.repository.ts';

export const psychologistProfileAdminHandlers = httpHandlers(
	() => import('@tulia/contracts/endpoint-validators/psychologist.admin'),
	{
		changePsychologistProfile: changePsychologistProfile({
			...psychologistsFromEnvironment(),
			profiles: psychologistProfiles(documentClient(), requireEnv('TABLE_NAME')),
		}),
	},
);
