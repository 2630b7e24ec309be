import { clientRepository } from '../appointment/store/client.repository.ts';
import { calendarRepository } from '../calendar/calendar.repository.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { psychologistRepository } from '../psychologist/psychologist.repository.ts';
import { serviceRepository } from '../service/service.repository.ts';
import { launchRepository } from './launch.repository.ts';
import { getLaunchChecklist, tickLaunchItem } from './launch-checklist.usecase.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
const launch = {
	launch: launchRepository(db, tableName),
	profiles: profileRepository(db, tableName),
	calendar: calendarRepository(db, tableName),
	services: serviceRepository(db, tableName),
	psychologists: psychologistRepository(db, tableName),
	people: clientRepository(db, tableName, fieldCipher).people,
	mailDomain: requireEnv('MAIL_DOMAIN'),
	now: clock,
	newId,
};

export const launchAdminHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/launch.admin'), {
	getLaunchChecklist: getLaunchChecklist(launch),
	tickLaunchItem: tickLaunchItem(launch),
});
