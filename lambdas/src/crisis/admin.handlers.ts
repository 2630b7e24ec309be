import { clock } from '../platform/clock.ts';
import { requireEnv, sendsSmsHere } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { crisisSettings } from './crisis-settings.repository.ts';
import { changeCrisisDuty, changeCrisisPhrases, getCrisisSettings } from './crisis-settings.usecase.ts';
import { staffReach } from './staff-reach.repository.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
const deps = {
	settings: crisisSettings(db, tableName),
	staff: staffReach(db, tableName, fieldCipher),
	sendsSms: sendsSmsHere(),
	now: clock,
	newId,
};

export const crisisAdminHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/crisis.admin'), {
	getCrisisSettings: getCrisisSettings(deps),
	changeCrisisDuty: changeCrisisDuty(deps),
	changeCrisisPhrases: changeCrisisPhrases(deps),
});
