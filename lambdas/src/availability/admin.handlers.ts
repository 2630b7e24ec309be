import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { availabilitySources } from './availability-sources.repository.ts';
import { listColleagueTimes } from './list-colleague-times.usecase.ts';
import { listStaffTimes } from './list-staff-times.usecase.ts';

const sources = availabilitySources(documentClient(), requireEnv('TABLE_NAME'));

export const availabilityAdminHandlers = httpHandlers(
	() => import('@tulia/contracts/endpoint-validators/availability.admin'),
	{
		listStaffTimes: listStaffTimes({ sources, now: clock }),
		listColleagueTimes: listColleagueTimes({ sources, now: clock }),
	},
);
