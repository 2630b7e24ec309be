import { httpHandler } from '../platform/http.ts';
import { accountFromEnvironment } from './account-from-environment.handler.ts';
import { accountValidators } from './account-validators.ts';
import { logoutEverywhere } from './logout-everywhere.usecase.ts';

export const logoutEverywhereHandler = httpHandler(
	'logoutEverywhere',
	accountValidators,
	logoutEverywhere(accountFromEnvironment()),
);
