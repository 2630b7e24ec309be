import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { visitorLimits } from '../platform/limits/visitor-limits.repository.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { availabilitySources } from './availability-sources.repository.ts';
import { getAvailability } from './get-availability.usecase.ts';
import { listAvailableTimes } from './list-available-times.usecase.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
const sources = availabilitySources(db, tableName);
const limits = visitorLimits(db, tableName, fieldCipher);

export const availabilityBookingHandlers = httpHandlers(
	() => import('@tulia/contracts/endpoint-validators/availability.booking'),
	{
		listAvailableTimes: listAvailableTimes({ sources, limits, now: clock }),
		getAvailability: getAvailability({ sources, limits, now: clock }),
	},
);
