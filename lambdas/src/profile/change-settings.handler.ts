import { httpHandler } from '../platform/http.ts';
import { changeSettings } from './change-settings.usecase.ts';
import { settingsFromEnvironment } from './settings-from-environment.handler.ts';
import { settingsValidators } from './settings-validators.ts';

export const changeSettingsHandler = httpHandler(
	'changeSettings',
	settingsValidators,
	changeSettings(settingsFromEnvironment()),
);
