import { calendarRepository } from '../availability/calendar.repository.ts';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { httpHandler } from '../platform/http.ts';
import { getProfile } from './get-profile.usecase.ts';
import { profileRepository } from './profile.repository.ts';
import { profileValidators } from './profile-validators.ts';

export const getProfileHandler = httpHandler(
	'getProfile',
	profileValidators,
	getProfile({
		profiles: profileRepository(documentClient(), requireEnv('TABLE_NAME')),
		calendar: calendarRepository(documentClient(), requireEnv('TABLE_NAME')),
		now: () => new Date(),
	}),
);
