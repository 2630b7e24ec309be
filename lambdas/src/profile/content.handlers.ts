import { calendarRepository } from '../calendar/calendar.repository.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv, sendsSmsHere } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { getProfile } from './get-profile.usecase.ts';
import { profileRepository } from './profile.repository.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];

export const profileContentHandlers = httpHandlers(
	() => import('@tulia/contracts/endpoint-validators/profile.content'),
	{
		getProfile: getProfile({
			profiles: profileRepository(db, tableName),
			calendar: calendarRepository(db, tableName),
			sendsSms: sendsSmsHere(),
			now: clock,
		}),
	},
);
