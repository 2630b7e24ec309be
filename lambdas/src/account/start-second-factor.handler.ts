import { httpHandler } from '../platform/http.ts';
import { accountFromEnvironment } from './account-from-environment.handler.ts';
import { accountValidators } from './account-validators.ts';
import { offerSecondFactor } from './second-factor.usecases.ts';

export const startSecondFactorHandler = httpHandler(
	'startSecondFactor',
	accountValidators,
	offerSecondFactor(accountFromEnvironment()),
);
