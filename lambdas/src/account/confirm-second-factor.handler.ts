import { httpHandler } from '../platform/http.ts';
import { accountFromEnvironment } from './account-from-environment.handler.ts';
import { accountValidators } from './account-validators.ts';
import { acceptSecondFactor } from './second-factor.usecases.ts';

export const confirmSecondFactorHandler = httpHandler(
	'confirmSecondFactor',
	accountValidators,
	acceptSecondFactor(accountFromEnvironment()),
);
