import { httpHandlers } from '../platform/http/http.ts';
import { askFirstFromEnvironment } from '../rota/ask-about-displaced.wiring.ts';
import { changeSettings, getSettings } from './settings.usecase.ts';
import { settingsFromEnvironment } from './settings.wiring.ts';

const settings = settingsFromEnvironment();

export const profileAdminHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/profile.admin'), {
	getSettings: getSettings(settings),
	changeSettings: changeSettings({ ...settings, askFirst: askFirstFromEnvironment() }),
});
