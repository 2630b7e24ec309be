import { httpHandler } from '../platform/http.ts';
import { accountFromEnvironment } from './account-from-environment.handler.ts';
import { accountValidators } from './account-validators.ts';
import { startSecondFactor } from './start-second-factor.usecase.ts';

export const startSecondFactorHandler = httpHandler(
	'startSecondFactor',
	accountValidators,
	startSecondFactor(accountFromEnvironment()),
);
