import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { fieldCipher } from '../platform/field-cipher.ts';
import { httpHandler } from '../platform/http.ts';
import { visitorLimits } from '../platform/visitor-limits.ts';
import { availabilityValidators } from './availability-validators.ts';
import { diarySources } from './diary-sources.repository.ts';
import { listAvailableTimes } from './list-available-times.usecase.ts';

const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
const sources = diarySources(db, tableName);
const limits = visitorLimits(db, tableName, fieldCipher);

export const listAvailableTimesHandler = httpHandler(
	'listAvailableTimes',
	availabilityValidators,
	listAvailableTimes({ sources, limits, now: clock }),
);
