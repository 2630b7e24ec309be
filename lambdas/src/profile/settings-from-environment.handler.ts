import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { newId } from '../platform/new-id.ts';
import { profileRepository } from './profile.repository.ts';

/** What the handlers of the settings are wired with, from the environment of their function. */
export const settingsFromEnvironment = () => ({
	profiles: profileRepository(documentClient(), requireEnv('TABLE_NAME')),
	now: clock,
	newId,
});
