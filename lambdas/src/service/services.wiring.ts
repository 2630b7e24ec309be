import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { serviceRepository } from './service.repository.ts';

export const servicesFromEnvironment = () => ({
	services: serviceRepository(documentClient(), requireEnv('TABLE_NAME')),
	profiles: profileRepository(documentClient(), requireEnv('TABLE_NAME')),
	now: clock,
	newId,
});
