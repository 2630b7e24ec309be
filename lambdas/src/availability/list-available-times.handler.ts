import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { httpHandler } from '../platform/http.ts';
import { availabilityValidators } from './availability-validators.ts';
import { diarySources } from './diary-sources.repository.ts';
import { listAvailableTimes } from './list-available-times.usecase.ts';

const sources = diarySources(documentClient(), requireEnv('TABLE_NAME'));

export const listAvailableTimesHandler = httpHandler(
	'listAvailableTimes',
	availabilityValidators,
	listAvailableTimes({ sources, now: clock }),
);
