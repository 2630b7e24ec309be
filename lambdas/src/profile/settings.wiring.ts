import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { profileRepository } from './profile.repository.ts';

export const settingsFromEnvironment = () => ({
	profiles: profileRepository(documentClient(), requireEnv('TABLE_NAME')),
	mailDomain: requireEnv('MAIL_DOMAIN'),
	firstCurrency: requireEnv('CURRENCY'),
	now: clock,
	newId,
});
