import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { decisionRepository } from './decision.repository.ts';

/** The dependencies of the handlers of staff's testimonials, from the environment of their function. */
export const decisionsFromEnvironment = () => ({
	testimonials: decisionRepository(documentClient(), requireEnv('TABLE_NAME')),
	now: clock,
	newId,
});
