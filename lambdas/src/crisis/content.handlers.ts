import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { crisisSettings } from './crisis-settings.repository.ts';
import { listCrisisPhrases } from './crisis-settings.usecase.ts';

const settings = crisisSettings(documentClient(), requireEnv('TABLE_NAME'));

export const crisisContentHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/crisis.content'), {
	listCrisisPhrases: listCrisisPhrases({ settings }),
});
