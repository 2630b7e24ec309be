import { httpHandler } from '../platform/http.ts';
import { getSettings } from './get-settings.usecase.ts';
import { settingsFromEnvironment } from './settings-from-environment.handler.ts';
import { settingsValidators } from './settings-validators.ts';

export const getSettingsHandler = httpHandler(
	'getSettings',
	settingsValidators,
	getSettings(settingsFromEnvironment()),
);
