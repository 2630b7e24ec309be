import { clientRepository } from '../appointment/store/client.repository.ts';
import { hoursRequests } from '../my-day/hours/hours-request.repository.ts';
import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { psychologistsFromEnvironment } from '../psychologist/psychologists.wiring.ts';
import { changeMyHours } from './own-hours/change-my-hours.usecase.ts';
import { decideHoursRequest } from './own-hours/decide-hours-request.usecase.ts';
import { countHoursRequests, listHoursRequests } from './own-hours/list-hours-requests.usecase.ts';
import { getMyHours } from './own-hours/read-own-hours.usecase.ts';
import { requestHours, withdrawHoursRequest } from './own-hours/request-hours.usecase.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
const deps = {
	...psychologistsFromEnvironment(),
	requests: hoursRequests(db, tableName, fieldCipher),
	settings: profileRepository(db, tableName),
	clients: clientRepository(db, tableName, fieldCipher),
};

export const ownHoursAdminHandlers = httpHandlers(
	() => import('@tulia/contracts/endpoint-validators/own-hours.admin'),
	{
		getMyHours: getMyHours(deps),
		changeMyHours: changeMyHours(deps),
		requestHours: requestHours(deps),
		withdrawHoursRequest: withdrawHoursRequest(deps),
		listHoursRequests: listHoursRequests(deps),
		countHoursRequests: countHoursRequests(deps),
		decideHoursRequest: decideHoursRequest(deps),
	},
);
