import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { decisionRepository } from './decision.repository.ts';

export const decisionsFromEnvironment = () => ({
	testimonials: decisionRepository(documentClient(), requireEnv('TABLE_NAME')),
	now: clock,
	newId,
});
