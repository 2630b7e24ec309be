import { namesOfPeople } from '../audit/names-of-people.repository.ts';
import { recordAudit } from '../audit/record-audit.repository.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { changeBreach, listBreaches, openBreach } from './breaches.usecase.ts';
import { changeDataRequest, listDataRequests, openDataRequest } from './data-requests.usecase.ts';
import { countRegisters, exportRegister } from './export-register.usecase.ts';
import { registerRepository } from './register.repository.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
const deps = {
	registers: registerRepository(db, tableName, fieldCipher),
	recordAudit: recordAudit(db, tableName),
	now: clock,
	newId,
};

export const registerAdminHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/register.admin'), {
	listBreaches: listBreaches(deps),
	openBreach: openBreach(deps),
	changeBreach: changeBreach(deps),
	listDataRequests: listDataRequests({ ...deps, people: namesOfPeople(db, tableName) }),
	openDataRequest: openDataRequest(deps),
	changeDataRequest: changeDataRequest(deps),
	countRegisters: countRegisters(deps),
	exportRegister: exportRegister(deps),
});
